"use strict";

// Covers the client until the app has drawn the page, while the connection is closed, when the client
// would show an empty page or one in English, and once it cannot draw any more. First the cover has the
// icon alone, later a message.
(() => {
  // Milliseconds after which all files of the first screen have arrived.
  const LOADING = 15000;

  const root = document.documentElement;
  const cover = document.getElementById("cover");

  const applyTheme = () => {
    // the client sets the language of the page itself
    cover.lang = reader.language;
    root.dataset.theme = reader.theme;
    const background = getComputedStyle(root).getPropertyValue("--bg");
    document.querySelector("meta[name=theme-color]").content = background.trim();
  };
  applyTheme();

  let drawn = false;
  let closed = false;
  let lifting;
  const lift = () => {
    if (!graphics.lost) cover.classList.add("lifted");
  };
  const liftIn = (milliseconds) => {
    clearTimeout(lifting);
    lifting = setTimeout(lift, milliseconds);
  };

  // The app asks whether the client has processed the drawing, and stores a preference once it has. A
  // worker paints frames and hands them over in order; the first since the question may show what was
  // there before. CanvasKit has no worker.
  let frames = 0;
  let framesBefore = 0;
  const painted = () => drawn && ("flutterCanvasKit" in window || frames >= 2);
  const settle = () => {
    if (painted()) liftIn(400);
  };
  // the message that stores the preference follows the question
  const onMessage = () => {
    if (drawn) return;
    framesBefore = frames;
    frames = 0;
  };
  const onDrawn = () => {
    if (drawn || closed) return;
    frames += framesBefore;
    drawn = true;
    // a page that stands still may be painted once
    liftIn(frames ? 1000 : 5000);
    settle();
  };
  // The preference is the companion's version: another version comes with another client.
  let version;
  const isOfThisVersion = (stored) => {
    version ??= stored;
    return stored === version;
  };
  const setItem = Storage.prototype.setItem;
  Storage.prototype.setItem = function (name, value) {
    if (name === "flutter.companion.drawn") {
      // not stored here: the page of the new version says what the old one left
      if (!isOfThisVersion(value)) return location.reload();
      onDrawn();
    }
    setItem.call(this, name, value);
    if (name === "flutter.companion.theme") applyTheme();
  };

  const context = window.ImageBitmapRenderingContext?.prototype;
  const transfer = context?.transferFromImageBitmap;
  if (transfer) {
    context.transferFromImageBitmap = function (frame) {
      transfer.call(this, frame);
      frames += 1;
      if (drawn && frames === 1) liftIn(1000);
      // animations go on painting
      if (frames === 2) settle();
    };
  }
  // fonts and emblems arrive one after another
  new PerformanceObserver(settle).observe({ type: "resource" });

  const clearMessage = () => {
    cover.querySelectorAll("p").forEach((paragraph) => paragraph.remove());
  };
  const showMessage = (names = ["away", "away-hint"]) => {
    clearMessage();
    for (const name of names) {
      cover.append(Object.assign(document.createElement("p"), { textContent: reader.text(name) }));
    }
  };
  let connected = false;
  // a slow network needs time for the client, and gets twice as much at each reload
  let message;
  const showMessageIn = (milliseconds, ...names) => {
    clearTimeout(message);
    message = setTimeout(showMessage, milliseconds, ...names);
  };
  showMessageIn(60000);
  setTimeout(() => {
    if (!connected) reloading.start();
  }, 60000 * 2 ** reloading.tries);

  const onClose = () => {
    clearTimeout(lifting);
    drawn = false;
    // each failed attempt to reconnect closes another socket
    if (closed) return;
    closed = true;
    // files that were still on their way are missing for good
    if (performance.now() < LOADING && !graphics.lost) reloading.start();
    applyTheme();
    // older browsers have no dialog element
    document.getElementById("file").close?.();
    clearMessage();
    cover.classList.remove("lifted");
    // a short interruption needs no message, and screen readers announce text that is added to a
    // cover already shown
    showMessageIn(1000);
  };
  const onOpen = () => {
    clearTimeout(message);
    closed = false;
    // without storage the app's preference never arrives
    liftIn(reader.hasStorage ? 15000 : 3000);
  };
  connection.Patient.prepare = (socket) => {
    connection.watch(socket);
    connected = true;
    setTimeout(reloading.reset, 120000);
    socket.addEventListener("message", onOpen, { once: true });
    socket.addEventListener("message", onMessage);
    // once: the browser reports a connection that was given up again later
    socket.addEventListener("close", onClose, { once: true });
  };
  window.WebSocket = class extends connection.Patient {
    constructor(address, ...options) {
      super(connection.withHeartbeat(address), ...options);
    }
  };
  addEventListener("reloading", () => {
    if (!connected) onClose();
  });
  // the only sign of a module that did not arrive whole; WebKit's client reports it as a string
  addEventListener("unhandledrejection", ({ reason }) => {
    if (!connected && String(reason).includes("TypeError")) reloading.start();
  });
  addEventListener("graphicslost", async () => {
    onClose();
    showMessageIn(1000, ["coming-back", "coming-back-hint"]);
    await graphics.visible();
    reloading.startAgain();
  });
  cover.classList.remove("lifted");
})();
