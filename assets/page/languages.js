"use strict";

// A system that has no language set makes some browsers speak "C", which is none: the client would
// fail of it before it has drawn anything.
(() => {
  const isOne = (language) => {
    try {
      return Intl.getCanonicalLocales(language).length > 0;
    } catch {
      return false;
    }
  };
  const spoken = navigator.languages ?? [];
  const languages = spoken.filter(isOne);
  if (languages.length < spoken.length) {
    Object.defineProperty(navigator, "languages", { value: languages });
  }
})();
