"use strict";

// Browsers stop sounds when the page is hidden, the screen is locked or somebody calls. The client does
// not know all of these states, and would stay silent.
(() => {
  if (!window.AudioContext) return;
  const contexts = new Set();
  window.AudioContext = class extends AudioContext {
    constructor(...options) {
      super(...options);
      contexts.add(this);
      this.addEventListener("statechange", () => {
        if (this.state === "closed") contexts.delete(this);
      });
    }
  };
  const resume = () => {
    if (document.hidden) return;
    for (const each of contexts) if (each.state !== "running") each.resume().catch(() => {});
  };
  document.addEventListener("visibilitychange", resume);
  // some browsers allow it during a tap only
  addEventListener("pointerup", resume, { capture: true });
})();
