// Loads the page again, as soon as it can be, and hands over to it what was open on it.

const KEPT = "companion.kept";
const TRIES = "companion.tries";
const LONGEST = 30000; // milliseconds between two attempts
const ANSWER = 1000; // milliseconds that Python has to say what is open
const WELL = 120000; // milliseconds after which a page counts as well

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

// some browsers bar it
const session = (() => {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
})();

const take = (name) => {
  const value = session?.getItem(name) ?? "";
  session?.removeItem(name);
  return value;
};

// What the page that was loaded again has kept; empty on any other page.
export const kept = take(KEPT);
const tries = Number(session?.getItem(TRIES));
setTimeout(() => session?.removeItem(TRIES), WELL);

// A page that does not come from the service worker needs its server again.
async function untilItCanBeLoaded() {
  while (!navigator.serviceWorker?.controller) {
    try {
      await fetch("favicon.png", { cache: "no-store" });
      return;
    } catch {
      await pause(1000);
    }
  }
}

let loading = false;

// `keep` resolves to what the page should have again. The more often this was needed lately, the longer
// it waits.
export async function loadAgain(keep) {
  if (loading) return;
  loading = true;
  const open = Promise.race([keep(), pause(ANSWER).then(() => "")]);
  if (tries) await pause(Math.min(500 * 2 ** tries, LONGEST));
  await graphics.visible();
  await untilItCanBeLoaded();
  session?.setItem(KEPT, await open);
  session?.setItem(TRIES, tries + 1);
  location.reload();
}
