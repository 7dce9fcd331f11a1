"use strict";

// Until the app has drawn the page, and while its line is cut, the client shows a page of its own in
// English. The cover lies over it: the icon alone at first, and words once the line is cut.
(() => {
  // Milliseconds after which nothing is still on its way that has the page drawn.
  const YOUNG = 15000;

  const page = document.documentElement;
  const cover = document.getElementById("cover");

  const dress = () => {
    // not the page's own: the client says what that is
    cover.lang = reader.language;
    page.dataset.theme = reader.theme;
    const ground = getComputedStyle(page).getPropertyValue("--bg");
    document.querySelector("meta[name=theme-color]").content = ground.trim();
  };
  dress();

  // what the client shows before the app has drawn is of the same theme, whatever the device prefers
  const matches = window.matchMedia.bind(window);
  window.matchMedia = (query) =>
    query.includes("prefers-color-scheme")
      ? matches(query.includes(page.dataset.theme) ? "all" : "not all")
      : matches(query);

  let drawn = false;
  let cut = false;
  let lifting;
  const lift = () => {
    cover.classList.add("lifted");
  };
  const liftIn = (milliseconds) => {
    clearTimeout(lifting);
    lifting = setTimeout(lift, milliseconds);
  };

  // Once the client has taken in what the app draws, the app has it keep a note. The frame after
  // that shows it. A worker paints frames, one after the other, and hands each over: the first to
  // come may be of what was there before. CanvasKit has no worker.
  let pictures = 0;
  const painted = () => drawn && ("flutterCanvasKit" in window || pictures >= 2);
  const settle = () => {
    if (painted()) liftIn(400);
  };
  const draw = () => {
    if (drawn || cut) return;
    liftIn(5000);
    requestAnimationFrame(() => {
      drawn = !cut;
      pictures = 0;
      settle();
    });
  };
  // The note says which companion it is: with another one another client has come.
  let version;
  const note = (words) => {
    version ??= words;
    if (words === version) draw();
    else location.reload();
  };
  const keep = Storage.prototype.setItem;
  Storage.prototype.setItem = function (name, words) {
    if (name === "flutter.companion.drawn") note(words);
    keep.call(this, name, words);
    if (name === "flutter.companion.theme") dress();
  };

  const context = window.ImageBitmapRenderingContext?.prototype;
  const show = context?.transferFromImageBitmap;
  if (show) {
    context.transferFromImageBitmap = function (picture) {
      show.call(this, picture);
      pictures += 1;
      // what moves is painted anew all the time
      if (pictures === 2) settle();
    };
  }
  // fonts and emblems come one after the other
  new PerformanceObserver(settle).observe({ type: "resource" });

  const hush = () => {
    cover.querySelectorAll("p").forEach((told) => told.remove());
  };
  const tell = () => {
    hush();
    for (const name of ["away", "away-hint"]) {
      cover.append(Object.assign(document.createElement("p"), { textContent: reader.say(name) }));
    }
  };
  let connected = false;
  // a slow line takes its time to bring the client, and is given twice as long the next time
  let telling = setTimeout(tell, 60000);
  setTimeout(() => {
    if (!connected) again.come();
  }, 60000 * 2 ** again.tries);

  const away = () => {
    clearTimeout(lifting);
    drawn = false;
    // each try to come back that fails is one more end
    if (cut) return;
    cut = true;
    if (performance.now() < YOUNG) again.come();
    dress();
    // older browsers have no dialogs
    document.getElementById("file").close?.();
    hush();
    cover.classList.remove("lifted");
    // a line that is back at once is not worth a word, and a screen reader tells of words that come
    // to a cover it knows already
    clearTimeout(telling);
    telling = setTimeout(tell, 1000);
  };
  const back = () => {
    clearTimeout(telling);
    cut = false;
    // where nothing can be kept there is no note, and the page is to be seen all the same
    liftIn(reader.keeps ? 15000 : 3000);
  };
  window.WebSocket = class extends WebSocket {
    constructor(address, ...given) {
      super(line.heard(address), ...given);
      line.watch(this);
      connected = true;
      // what is lost later is no longer something that never comes
      setTimeout(again.forget, 120000);
      this.addEventListener("message", back, { once: true });
      // of a line taken for cut the browser tells once more, when another one may be there
      this.addEventListener("close", away, { once: true });
    }
  };
  addEventListener("lost", () => {
    if (!connected) away();
  });
  // a module that does not come, or half of one, is told of in no other way, and by the client that
  // WebKit gets in words alone
  addEventListener("unhandledrejection", ({ reason }) => {
    if (!connected && String(reason).includes("TypeError")) again.come();
  });
  cover.classList.remove("lifted");
})();
