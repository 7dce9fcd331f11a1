"use strict";

// A device that sleeps or runs out of memory takes the graphics context away. The client then draws
// nothing more, yet still takes taps. This reports it as "graphicslost", once, and keeps everything
// from the client until the page is loaded again.
const graphics = (() => {
  const INPUTS = [
    ...["pointerdown", "pointermove", "pointerup", "mousedown", "mousemove", "mouseup", "click"],
    ...["touchstart", "touchmove", "touchend", "wheel", "keydown", "keypress", "keyup", "input"],
  ];
  let lost = false;
  // before the client's own listeners
  for (const type of INPUTS) {
    const intercept = (event) => lost && event.stopImmediatePropagation();
    addEventListener(type, intercept, { capture: true });
  }

  const lose = () => {
    if (lost) return;
    lost = true;
    dispatchEvent(new Event("graphicslost"));
  };
  const onContextLost = ({ target }) => {
    // the client also tries contexts, on canvases of one pixel that it never shows
    const tried = target.isConnected === false && target.width === 1;
    if (!tried) lose();
  };
  for (const Canvas of [window.HTMLCanvasElement, window.OffscreenCanvas]) {
    const getContext = Canvas?.prototype.getContext;
    if (!getContext) continue;
    Canvas.prototype.getContext = function (type, ...options) {
      if (type.startsWith("webgl")) this.addEventListener("webglcontextlost", onContextLost);
      return getContext.call(this, type, ...options);
    };
  }
  // the engine that draws in a worker has its context there, and reports the loss
  window.Worker = class extends Worker {
    constructor(...parameters) {
      super(...parameters);
      this.addEventListener("message", ({ data }) => {
        const isReport = data?.constructor === Object;
        if (isReport && Object.values(data).includes("reportContextLost")) lose();
      });
    }
  };

  return {
    get lost() {
      return lost;
    },
    // Resolves once the page is visible: a hidden one may get no context.
    visible() {
      return new Promise((resolve) => {
        const check = () => {
          if (document.hidden) return;
          document.removeEventListener("visibilitychange", check);
          resolve();
        };
        document.addEventListener("visibilitychange", check);
        check();
      });
    },
  };
})();
