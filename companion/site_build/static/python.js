// Python in its worker, as Flet's client and the page reach it.
import { kept } from "./returning.js";

// Seconds without an answer, while the page is visible, after which the worker counts as ended: browsers
// that run short of memory end one without a word. Python may need several for a large backup.
const PATIENCE = 30;

// Starts the worker. Calls `on[kind](value)` for what it tells: "progress" (the share of the start at
// which the step ends that has begun), "drawn", "forgets", "failed", "ended", "look" and "take".
export function startPython(base, on) {
  const name = JSON.stringify({ base, kept, language: reader.language });
  const script = new URL("site/python-worker.js", base);
  const worker = new Worker(script, { type: "module", name });
  const ask = (kind, value) => worker.postMessage({ kind, value });
  let receive;
  let onKept;
  let silent = 0;
  let running = false;
  const watch = () => {
    running = true;
    setInterval(() => {
      if (document.hidden) return;
      silent += 1;
      if (silent > PATIENCE) on.ended();
      ask("answer");
    }, 1000);
  };
  const ready = new Promise((resolve) => {
    const heard = {
      ...on,
      ready() {
        watch();
        resolve();
      },
      answer() {},
      kept: (value) => onKept(value),
    };
    worker.onmessage = ({ data }) => {
      silent = 0;
      if (data instanceof Uint8Array) receive(data);
      else heard[data.kind](data.value);
    };
  });
  worker.onerror = () => (running ? on.ended() : on.failed());
  // Flet's client calls these three
  globalThis.jsConnect = (_app, _arguments, onMessage) => {
    receive = onMessage;
    return ready;
  };
  globalThis.jsSend = async (_app, data) => worker.postMessage(data, [data.buffer]);
  globalThis.jsDisconnect = async () => worker.terminate();

  return {
    // Resolves to what the page should have again after it is loaded again.
    keep() {
      return new Promise((resolve) => {
        onKept = resolve;
        ask("keep");
      });
    },
    tellOfUpdate: (status) => ask("update", status),
  };
}
