"use strict";

// What this tab keeps while a page is loaded again; some browsers bar it.
const session = (() => {
  const storage = (() => {
    try {
      return sessionStorage;
    } catch {
      return null;
    }
  })();

  return {
    isBarred: storage === null,
    get: (name) => storage?.getItem(`companion.${name}`) ?? "",
    set: (name, value) => storage?.setItem(`companion.${name}`, value),
    remove: (name) => storage?.removeItem(`companion.${name}`),
    take(name) {
      const value = this.get(name);
      this.remove(name);
      return value;
    },
  };
})();
