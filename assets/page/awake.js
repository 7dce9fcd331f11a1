"use strict";

// Browsers stop keeping a device awake when the page is hidden, and refuse it to a hidden page.
const awake = (() => {
  const wanted = new Set();

  // The client asks again when the page is visible, unless it has heard of either: it hears of neither.
  const { prototype } = window.WakeLock ?? {};
  const request = prototype?.request;
  if (request) {
    prototype.request = async function (type) {
      const lasting = { addEventListener() {} };
      wanted.add(lasting);
      const lock = await request.call(this, type).catch(() => null);
      lasting.release = async () => {
        wanted.delete(lasting);
        await lock?.release();
      };
      return lasting;
    };
  }

  // Without wake locks, as over plain http, the client plays a silent video. It may not play before the
  // first tap on the page, and stops with a hidden page.
  const { play, pause } = HTMLMediaElement.prototype;
  const isVideo = (element) => element instanceof HTMLVideoElement;
  HTMLMediaElement.prototype.play = async function () {
    if (isVideo(this)) wanted.add(this);
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
    wanted.delete(this);
    pause.call(this);
  };
  document.addEventListener("visibilitychange", () => {
    const videos = document.hidden ? [] : [...wanted].filter(isVideo);
    for (const each of videos) if (each.paused) each.play().catch(() => {});
  });

  return {
    // Whether the app wants the device to stay awake: while a game is being played.
    get wanted() {
      return wanted.size > 0;
    },
  };
})();
