"use strict";

// The reader's language and theme, and the page's own messages.
const reader = (() => {
  const texts = JSON.parse(document.getElementById("words").textContent);

  // a preference as the client stores it; storage may be barred, or hold anything
  const stored = (name) => {
    try {
      return JSON.parse(localStorage.getItem(`flutter.companion.${name}`));
    } catch {
      return null;
    }
  };

  return {
    get language() {
      // not every browser reports its languages
      const preferred = [stored("language"), ...(navigator.languages ?? [])].map(
        (each) => String(each).trim().toLowerCase().split(/[-_]/)[0],
      );
      return preferred.find((each) => Object.hasOwn(texts, each)) ?? "en";
    },
    get theme() {
      const theme = stored("theme");
      if (theme === "light" || theme === "dark") return theme;
      return matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark";
    },
    get hasStorage() {
      try {
        return Boolean(localStorage);
      } catch {
        return false;
      }
    },
    text(name) {
      return texts[this.language][name];
    },
  };
})();
