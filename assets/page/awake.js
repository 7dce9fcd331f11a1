"use strict";

// Browsers stop keeping a device awake when the page is hidden, and refuse it to a hidden page.

// The client asks again when the page is visible, unless it has heard of either: it hears of neither.
(() => {
  const { prototype } = window.WakeLock ?? {};
  const request = prototype?.request;
  if (!request) return;
  prototype.request = async function (type) {
    const lock = await request.call(this, type).catch(() => null);
    return { addEventListener() {}, release: async () => lock?.release() };
  };
})();

// Without wake locks, as over plain http, the client plays a silent video. It may not play before the
// first tap on the page, and stops with a hidden page.
(() => {
  const { play, pause } = HTMLMediaElement.prototype;
  const videos = new Set();
  HTMLMediaElement.prototype.play = async function () {
    if (this instanceof HTMLVideoElement) videos.add(this);
    try {
      await play.call(this);
    } catch (refusal) {
      if (refusal.name !== "NotAllowedError") throw refusal;
      await new Promise((resolve, reject) => {
        const retry = () => play.call(this).then(resolve, reject);
        addEventListener("pointerup", retry, { capture: true, once: true });
      });
    }
  };
  HTMLMediaElement.prototype.pause = function () {
    videos.delete(this);
    pause.call(this);
  };
  document.addEventListener("visibilitychange", () => {
    const stopped = document.hidden ? [] : [...videos].filter((each) => each.paused);
    for (const each of stopped) each.play().catch(() => {});
  });
})();
