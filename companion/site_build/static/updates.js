// Looks for a new version while the app runs, and takes it when the reader wants it.
const EVERY = 4 * 3600 * 1000; // milliseconds
const SOONEST = 600 * 1000; // milliseconds between two looks that nobody has asked for

const container = navigator.serviceWorker;

// Resolves once a worker that is being installed has fetched its version, or has failed to.
function fetched(worker) {
  return new Promise((resolve) => {
    const check = () => worker.state !== "installing" && resolve();
    worker.addEventListener("statechange", check);
    check();
  });
}

async function look() {
  const registration = await container?.getRegistration();
  if (!registration) return "unreachable";
  try {
    await registration.update();
  } catch {
    return "unreachable";
  }
  const worker = registration.installing;
  if (worker) await fetched(worker);
  if (registration.waiting) return "ready";
  return worker ? "unreachable" : "current";
}

// Looks every few hours and when the page becomes visible, but during no game; calls `tell` with "ready"
// once a new version is there, also if the browser has found it by itself. Returns a function that looks
// because the reader has asked, and calls `tell` in any case.
export function watchForUpdates(tell) {
  let last = performance.now();
  const lookAlone = async () => {
    if (document.hidden || awake.wanted || performance.now() - last < SOONEST) return;
    last = performance.now();
    if ((await look()) === "ready") tell("ready");
  };
  setInterval(lookAlone, EVERY);
  document.addEventListener("visibilitychange", lookAlone);
  container?.getRegistration().then((registration) => {
    registration?.addEventListener("updatefound", async () => {
      const worker = registration.installing;
      await fetched(worker);
      if (worker.state === "installed") tell("ready");
    });
  });
  return async () => tell(await look());
}

function controllerChange() {
  return new Promise((resolve) => {
    container.addEventListener("controllerchange", resolve, { once: true });
  });
}

// Lets a version that was fetched take over, which the next page says; resolves to whether there is one.
export async function takeOver() {
  const registration = await container?.getRegistration();
  if (!container?.controller || !registration?.waiting) return false;
  const changed = controllerChange();
  registration.waiting.postMessage("take over");
  await changed;
  session.set("updated", "1");
  return true;
}
