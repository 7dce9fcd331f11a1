// Keeps the whole site on the device, one version at a time, with the service worker.

const RELOADED = "companion.reloaded";
const UPDATED = "companion.updated";

const session = (() => {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
})();

const reloadOnce = () => {
  if (!session || session.getItem(RELOADED)) return false;
  session.setItem(RELOADED, "1");
  location.reload();
  return true;
};
const never = new Promise(() => {});

function controllerChange() {
  return new Promise((resolve) => {
    navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true });
  });
}

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
  if (session?.getItem(UPDATED)) {
    session.removeItem(UPDATED);
    onUpdated();
  }
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
  if (container.controller && registration.waiting) {
    const changed = controllerChange();
    registration.waiting.postMessage("take over");
    await changed;
    session?.setItem(UPDATED, "1");
    location.reload();
    await never;
  }
  if (container.controller) {
    session?.removeItem(RELOADED);
    return;
  }
  const worker = registration.installing ?? registration.waiting ?? registration.active;
  if ((await settled(worker)) === "activated" && reloadOnce()) await never;
}
