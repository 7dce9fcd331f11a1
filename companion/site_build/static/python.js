// Python in its worker, as Flet's client reaches it.
import { cover } from "./cover.js";
import { kept } from "./returning.js";

// Starts the worker, and returns a function that asks it what the page should keep while it is loaded
// again. `onDrawn` is called once the page shows the app.
export function startPython(base, onDrawn) {
  const name = JSON.stringify({ base, kept, language: reader.language });
  const script = new URL("site/python-worker.js", base);
  const worker = new Worker(script, { type: "module", name });
  let receive;
  let onKept;
  const ready = new Promise((resolve) => {
    worker.onmessage = ({ data }) => {
      if (data instanceof Uint8Array) return receive(data);
      switch (data.kind) {
        case "progress":
          return cover.progress(data.value);
        case "ready":
          return resolve();
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
  worker.onerror = () => cover.say(["site-failed", "site-failed-hint"]);
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
