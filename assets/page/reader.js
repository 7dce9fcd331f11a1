"use strict";

// What the reader has chosen, and words for them when nobody can be asked.
const reader = (() => {
  const words = JSON.parse(document.getElementById("words").textContent);

  // where the client keeps it; anything may be kept there
  const chosen = (name) => {
    try {
      return JSON.parse(localStorage.getItem(`flutter.companion.${name}`));
    } catch {
      return null;
    }
  };

  return {
    get language() {
      // not every browser tells what it speaks
      const spoken = [chosen("language"), ...(navigator.languages ?? [])].map(
        (each) => String(each).trim().toLowerCase().split(/[-_]/)[0],
      );
      return spoken.find((each) => Object.hasOwn(words, each)) ?? "en";
    },
    get theme() {
      return chosen("theme") === "light" ? "light" : "dark";
    },
    get keeps() {
      try {
        return Boolean(localStorage);
      } catch {
        return false;
      }
    },
    say(name) {
      return words[this.language][name];
    },
  };
})();
