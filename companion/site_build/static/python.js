// Python in its worker, as Flet's client reaches it.
import { cover } from "./cover.js";
import { kept } from "./returning.js";

// Seconds without an answer, while the page is visible, after which the worker counts as ended: browsers
// that run short of memory end one without a word. Python may need several for a large backup.
const PATIENCE = 30;

// Starts the worker, and returns a function that asks it what the page should keep while it is loaded
// again. `onDrawn` is called once the page shows the app, `onEnded` when Python cannot go on.
export function startPython(base, { onDrawn, onEnded }) {
  const name = JSON.stringify({ base, kept, language: reader.language });
  const script = new URL("site/python-worker.js", base);
  const worker = new Worker(script, { type: "module", name });
  let receive;
  let onKept;
  let silent = 0;
  let running = false;
  const watch = () => {
    running = true;
    setInterval(() => {
      if (document.hidden) return;
      silent += 1;
      if (silent > PATIENCE) onEnded();
      worker.postMessage("answer");
    }, 1000);
  };
  const ready = new Promise((resolve) => {
    worker.onmessage = ({ data }) => {
      silent = 0;
      if (data instanceof Uint8Array) return receive(data);
      switch (data.kind) {
        case "progress":
          return cover.progress(data.value);
        case "ready":
          watch();
          return resolve();
        case "answer":
          return;
        case "ended":
          return onEnded();
        case "drawn":
          return onDrawn();
        case "kept":
          return onKept(data.value);
        case "forgets":
          return cover.confirm(["site-forgets", "site-forgets-hint"], "site-play-anyway");
        default:
          return cover.say(["site-failed", "site-failed-hint"]);
      }
    };
  });
  worker.onerror = () => (running ? onEnded() : cover.say(["site-failed", "site-failed-hint"]));
  // Flet's client calls these three
  globalThis.jsConnect = (_app, _arguments, onMessage) => {
    receive = onMessage;
    return ready;
  };
  globalThis.jsSend = async (_app, data) => worker.postMessage(data, [data.buffer]);
  globalThis.jsDisconnect = async () => worker.terminate();

  return () =>
    new Promise((resolve) => {
      onKept = resolve;
      worker.postMessage("keep");
    });
}
