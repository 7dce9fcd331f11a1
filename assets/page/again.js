"use strict";

// What has not arrived because the line was cut never does: the client, its fonts, its pictures. The
// page is fetched once more as soon as anybody answers.
const again = (() => {
  const ask = window.fetch.bind(window);
  const ours = (address) => new URL(address, document.baseURI).origin === location.origin;

  let coming = false;
  const come = () => {
    if (coming) return;
    coming = true;
    let kept;
    try {
      kept = sessionStorage;
    } catch {
      // where nothing can be kept, what never comes would have the page fetched for ever
      return;
    }
    const tries = Number(kept.getItem("tries"));
    const reload = () => {
      kept.setItem("tries", tries + 1);
      location.reload();
    };
    const knock = () =>
      ask("favicon.png", { cache: "no-store" }).then(reload, () => setTimeout(knock, 1000));
    setTimeout(knock, 500 * 2 ** tries);
    dispatchEvent(new Event("lost"));
  };

  window.fetch = (asked, ...how) =>
    ask(asked, ...how).catch((lost) => {
      if (lost.name !== "AbortError" && ours(asked.url ?? asked)) come();
      throw lost;
    });
  addEventListener(
    "error",
    ({ target }) => {
      if (target instanceof HTMLScriptElement && ours(target.src)) come();
    },
    true,
  );

  return { come };
})();
