// Keeps the whole site on the device, one version at a time, with the service worker.
import { session } from "./session.js";
import { takeOver } from "./updates.js";

const reloadOnce = () => {
  if (session.isBarred || session.get("reloaded")) return false;
  session.set("reloaded", "1");
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

// Resolves once the page comes from a version that is held whole, or can never do so; reloads the page
// where that is needed. A version that was fetched during an earlier visit takes over here, before
// anything else of the page runs. Call it only while no other page runs the app.
export async function heldVersion(engine, { onProgress, onUpdated }) {
  const container = navigator.serviceWorker;
  if (!container) return;
  if (session.take("updated")) onUpdated();
  container.addEventListener("message", ({ data }) => onProgress(data.progress));
  let registration;
  try {
    registration = await container.register(`service-worker.js?engine=${engine}`, {
      updateViaCache: "none",
    });
  } catch (error) {
    // without a network the held version goes on; some browsers allow no service worker
    console.warn(`service worker: ${error}`);
    return;
  }
  if (await takeOver()) {
    location.reload();
    await never;
  }
  if (container.controller) {
    session.remove("reloaded");
    return;
  }
  const worker = registration.installing ?? registration.waiting ?? registration.active;
  if ((await settled(worker)) === "activated" && reloadOnce()) await never;
}
