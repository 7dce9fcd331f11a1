// Loads the page again, as soon as it can be, and hands over to it what was open on it.
import { pause, untilAnswered } from "./network.js";

const LONGEST = 30000; // milliseconds between two attempts
const ANSWER = 1000; // milliseconds that Python has to say what is open
const WELL = 120000; // milliseconds after which a page counts as well

// What the page that was loaded again has kept; empty on any other page.
export const kept = session.take("kept");
const tries = Number(session.get("tries"));
setTimeout(() => session.remove("tries"), WELL);

let loading = false;

async function hand(keep) {
  session.set("kept", await Promise.race([keep(), pause(ANSWER).then(() => "")]));
}

async function load(keep) {
  await hand(keep);
  await graphics.visible();
  // a page that does not come from the service worker needs its server again
  if (!navigator.serviceWorker?.controller) await untilAnswered();
  location.reload();
}

// Loads the page again because it cannot go on; `keep` resolves to what it should have again. The more
// often this was needed lately, the longer it waits.
export async function loadAgain(keep) {
  if (loading) return;
  loading = true;
  if (tries) await pause(Math.min(500 * 2 ** tries, LONGEST));
  session.set("tries", tries + 1);
  await load(keep);
}

// Loads the page again although nobody sees it, because another page is to run the app, which a page
// that waits to be loaded again would keep from it.
export async function loadBehind(keep) {
  loading = true;
  await hand(keep);
  location.reload();
}

// Loads the page again because the reader wants it.
export async function loadAtOnce(keep) {
  if (loading) return;
  loading = true;
  await load(keep);
}
