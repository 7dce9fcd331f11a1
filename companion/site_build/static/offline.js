// Keeps the whole site on the device, one version at a time, with the service worker.
import { pause, untilAnswered } from "./network.js";
import { takeOver } from "./updates.js";

const ATTEMPTS = 5; // in a row that bring nothing, although the server answers

const container = navigator.serviceWorker;

const reloadOnce = () => {
  if (session.isBarred || session.get("reloaded")) return false;
  session.set("reloaded", "1");
  cover.stay();
  location.reload();
  return true;
};
const never = new Promise(() => {});

function settled(worker) {
  return new Promise((resolve) => {
    const check = () => {
      if (["activated", "redundant"].includes(worker.state)) resolve(worker.state);
    };
    worker.addEventListener("statechange", check);
    check();
  });
}

const register = (engine) =>
  container.register(`service-worker.js?engine=${engine}`, { updateViaCache: "none" });

// Resolves to whether a version is held from an earlier visit. A worker of a folder above may be there.
async function isHeld() {
  const registration = await container.getRegistration();
  return registration?.scope === document.baseURI && registration.active !== null;
}

// Resolves to whether the worker that is registered holds its version.
async function holds(engine) {
  try {
    const registration = await register(engine);
    const worker = registration.installing ?? registration.waiting ?? registration.active;
    return worker !== null && (await settled(worker)) === "activated";
  } catch (error) {
    // the worker could not be fetched
    if (error.name === "TypeError") return false;
    throw error;
  }
}

// Tries until the worker holds a version, and resolves to whether it does. What has arrived is kept.
async function firstHeld(engine, { onFirstVisit, onProgress, onInterrupted }) {
  let most = 0;
  container.addEventListener("message", ({ data }) => {
    most = Math.max(most, data.progress);
    onProgress(most);
  });
  for (let failures = 0; failures < ATTEMPTS; failures += 1) {
    onFirstVisit();
    const before = most;
    if (await holds(engine)) return true;
    await pause(500 * failures);
    await untilAnswered(onInterrupted);
    if (most > before) failures = 0;
  }
  return false;
}

// Resolves once the page comes from a version that is held whole, or can never do so; reloads the page
// where that is needed. A version that was fetched during an earlier visit takes over here, before
// anything else of the page runs. Call it only while no other page runs the app.
export async function heldVersion(engine, on) {
  if (!container) return;
  // a worker that becomes active takes over this page, too, which came from the server
  const isFromServer = container.controller === null;
  if (session.take("updated")) on.onUpdated();
  try {
    if (await isHeld()) await register(engine);
    else if (!(await firstHeld(engine, on))) return;
  } catch (error) {
    // without a network the held version goes on; some browsers allow no service worker
    console.warn(`service worker: ${error}`);
    return;
  }
  if (await takeOver()) {
    location.reload();
    await never;
  }
  if (!isFromServer) session.remove("reloaded");
  else if (reloadOnce()) await never;
}
