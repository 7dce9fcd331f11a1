// Holds one version of the site whole and answers every request from it. The build puts the constants
// FILES, which has the SHA-256 and the size of each file by path, ENGINES, which has the files of one
// engine only, and LATER, which has the files that the first screen does without, before this.

const PREFIX = `companion ${self.registration.scope} `;
const engine = new URL(self.location.href).searchParams.get("engine");
const others = new Set(
  Object.entries(ENGINES).flatMap(([name, paths]) => (name === engine ? [] : paths)),
);
const held = Object.keys(FILES).filter((path) => !others.has(path));
const needed = held.filter((path) => !LATER.includes(path));
const PARALLEL = 6;

const urlOf = (path) => new URL(path, self.registration.scope).href;
// the digest is part of the key, so that a later version finds what has not changed
const keyOf = (path) => `${urlOf(path)}?${FILES[path][0]}`;

// changes with any file
async function cacheName() {
  const text = new TextEncoder().encode(JSON.stringify([FILES, engine]));
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", text));
  return PREFIX + [...digest.subarray(0, 8)].map((each) => each.toString(16)).join("");
}
const name = cacheName();

async function fetched(path) {
  const response = await fetch(urlOf(path), {
    cache: "no-cache",
    integrity: `sha256-${FILES[path][0]}`,
  });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response;
}

async function tellPages(progress) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  for (const page of pages) page.postMessage({ progress });
}

// Fetches what the version before does not have, and calls `report` with the share of the bytes.
async function hold(paths, report = () => {}) {
  const cache = await caches.open(await name);
  const total = paths.reduce((sum, path) => sum + FILES[path][1], 0);
  let done = 0;
  const queue = [...paths];
  const load = async () => {
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      const key = keyOf(path);
      if (!(await cache.match(key))) {
        await cache.put(key, (await caches.match(key)) ?? (await fetched(path)));
      }
      done += FILES[path][1];
      await report(done / total);
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, load));
}

// the first visit waits for what it needs only, and has the rest once the app is drawn
const install = () => (self.registration.active ? hold(held) : hold(needed, tellPages));

async function activate() {
  const current = await name;
  for (const each of await caches.keys()) {
    if (each.startsWith(PREFIX) && each !== current) await caches.delete(each);
  }
  await self.clients.claim();
}

async function answer(request) {
  const url = new URL(request.url);
  if (url.origin !== self.location.origin) return Response.error();
  const inner = url.href.split(/[?#]/)[0];
  if (!inner.startsWith(self.registration.scope)) return Response.error();
  const path = request.mode === "navigate" ? "index.html" : inner.slice(self.registration.scope.length);
  if (!Object.hasOwn(FILES, path)) return new Response(null, { status: 404 });
  const cache = await caches.open(await name);
  const known = await cache.match(keyOf(path));
  if (known) return known;
  const response = await fetched(path);
  // without room for it, the page has it at least
  await cache.put(keyOf(path), response.clone()).catch(() => {});
  return response;
}

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("message", (event) => {
  if (event.data === "take over") self.skipWaiting();
  // without a network the next start does it
  if (event.data === "hold the rest") event.waitUntil(hold(held).catch(() => {}));
});
self.addEventListener("fetch", (event) => {
  // blob: and data: never arrive here
  event.respondWith(answer(event.request));
});
