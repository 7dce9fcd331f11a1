// Starts the app: one page at a time, from a version held whole, with Python in a worker.
import { cover } from "./cover.js";
import { heldVersion } from "./offline.js";
import { startPython } from "./python.js";
import { loadAgain, loadAtOnce } from "./returning.js";
import { takeOver, watchForUpdates } from "./updates.js";

const base = document.baseURI;
const address = (path) => new URL(path, base).href;

// What Flutter's loader checks before it takes the build for WebAssembly with its smaller renderer; the
// other build is for engines that lack something of it. Chromium has no ImageDecoder without https.
function engine() {
  const collected = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 95, 1, 120, 0]);
  const blink = navigator.vendor === "Google Inc." || navigator.userAgent.includes("Edg/");
  const canvas = Object.assign(document.createElement("canvas"), { width: 1, height: 1 });
  const webGl = canvas.getContext("webgl2") !== null;
  const codecs = "ImageDecoder" in globalThis;
  const breaks = "v8BreakIterator" in Intl && "Segmenter" in Intl;
  const complete = blink && webGl && codecs && breaks && WebAssembly.validate(collected);
  return complete ? "skwasm" : "canvaskit";
}

// Resolves once no other page of this folder runs the app, and holds until this page is closed: the
// files can be open once only.
function onlyPage() {
  const locks = navigator.locks;
  if (!locks) return Promise.resolve();
  const name = `companion ${new URL(base).pathname}`;
  return new Promise((resolve) => {
    const hold = () => new Promise(() => resolve());
    locks.request(name, { ifAvailable: true }, (lock) => {
      if (lock) return hold();
      cover.say(["site-open-elsewhere", "site-open-elsewhere-hint"]);
      // reloaded, since the other page may have taken over another version
      return locks.request(name, () => location.reload());
    });
  });
}

function startClient(renderer) {
  // options of Flet's client
  globalThis.flet = {
    pyodide: true,
    multiView: false,
    noCdn: true,
    webRenderer: renderer,
    routeUrlStrategy: "hash",
    entrypointBaseUrl: base,
    assetBase: base,
    canvasKitBaseUrl: address("canvaskit/"),
    fontFallbackBaseUrl: "assets/fonts/",
    webSocketEndpoint: "/ws",
  };
  flet.flutterAppLoaded = new Promise((resolve) => {
    flet.flutterAppResolve = resolve;
  });
  for (const path of ["flutter.js", "site/flutter-loader.js"]) {
    document.body.append(
      Object.assign(document.createElement("script"), { src: address(path), async: false }),
    );
  }
}

// Browsers that ask the reader do so within a tap only.
function askToKeepFiles() {
  const ask = () => navigator.storage?.persist?.().catch(() => {});
  addEventListener("pointerup", ask, { capture: true, once: true });
}

// WebKit restores pages from its cache with a client that no longer draws.
addEventListener("pageshow", (event) => {
  if (event.persisted && navigator.vendor?.startsWith("Apple")) location.reload();
});

document.querySelector("link[rel=manifest]").href = `manifest.${reader.language}.json`;
cover.progress(0.02);
await onlyPage();
const renderer = engine();
await heldVersion(renderer, {
  onProgress(share) {
    cover.say(["site-first-visit"], { progress: true });
    cover.progress(share);
  },
  onUpdated: () => cover.say(["site-updated"], { progress: true }),
});
const comeBack = () => {
  cover.fall(["coming-back", "coming-back-hint"]);
  loadAgain(python.keep);
};
const python = startPython(base, {
  progress: cover.progress,
  drawn() {
    navigator.serviceWorker?.controller?.postMessage("hold the rest");
    cover.appDrawn();
  },
  forgets: () => cover.confirm(["site-forgets", "site-forgets-hint"], "site-play-anyway"),
  failed: () => cover.say(["site-failed", "site-failed-hint"]),
  ended: comeBack,
  look: () => look(),
  async take() {
    cover.fall([]);
    await takeOver();
    await loadAtOnce(python.keep);
  },
});
const look = watchForUpdates(python.tellOfUpdate);
addEventListener("graphicslost", comeBack);
startClient(renderer);
askToKeepFiles();
