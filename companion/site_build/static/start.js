// Starts the app: one page at a time, from a version held whole, with Python in a worker.
import { heldVersion } from "./offline.js";
import { startPython } from "./python.js";
import { loadAgain, loadAtOnce, loadBehind } from "./returning.js";
import { takeOver, watchForUpdates } from "./updates.js";

const DOWNLOAD = 0.65; // share of a first visit
const STEP = 8; // seconds that the bar takes for a step of the start, unless the step ends earlier

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
// files can be open once only. The reader may let another page give way to this one.
function onlyPage() {
  const locks = navigator.locks;
  if (!locks) return Promise.resolve();
  const name = `companion ${new URL(base).pathname}`;
  const pages = new BroadcastChannel(name);
  return new Promise((resolve) => {
    const hold = () => {
      pages.onmessage = giveWay;
      return new Promise(() => resolve());
    };
    const wait = () => {
      const names = ["site-open-elsewhere", "site-open-elsewhere-hint"];
      cover.offer(names, "site-use-here", () => pages.postMessage("give way"));
      // another page that waits is preferred: back to the end of the line
      pages.onmessage = () => location.reload();
      let isOutdated = false;
      navigator.serviceWorker?.addEventListener("controllerchange", () => {
        isOutdated = true;
      });
      return locks.request(name, () => {
        if (isOutdated) return location.reload();
        cover.say([], { progress: true });
        return hold();
      });
    };
    locks.request(name, { ifAvailable: true }, (lock) => (lock ? hold() : wait()));
  });
}

let python;

// Leaves the files to a page that waits for them, and becomes one that waits.
function giveWay() {
  cover.fall([]);
  loadBehind(python?.keep ?? (async () => ""));
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
    // until a font of ours is loaded, the client looks for others: no server is asked
    fontFallbackBaseUrl: "data:,",
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
  onFirstVisit: () => cover.say([`site-first-visit-${renderer}`], { progress: true }),
  onProgress: (share) => cover.progress(DOWNLOAD * share),
  onInterrupted: () => cover.say(["site-interrupted"], { progress: true }),
  onUpdated: () => cover.say(["site-updated"], { progress: true }),
});
const comeBack = () => {
  cover.fall(["coming-back", "coming-back-hint"]);
  loadAgain(python.keep);
};
const downloaded = cover.share;
python = startPython(base, {
  progress: (share) => cover.progress(downloaded + (1 - downloaded) * share, STEP),
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
