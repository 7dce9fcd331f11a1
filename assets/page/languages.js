"use strict";

// Some browsers on a system without a language report "C" as one. It is no valid language tag, and
// the client stops before its first frame if it meets one.
(() => {
  const isValid = (language) => {
    try {
      return Intl.getCanonicalLocales(language).length > 0;
    } catch {
      return false;
    }
  };
  const reported = navigator.languages ?? [];
  const languages = reported.filter(isValid);
  if (languages.length < reported.length) {
    Object.defineProperty(navigator, "languages", { value: languages });
  }
})();
