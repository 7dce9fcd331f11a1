// Holds one version of the site whole and answers every request from it. The build puts the constants
// FILES, which has the SHA-256 and the size of each file by path, and ENGINES, which has the files of
// one engine only, before this.

const PREFIX = `companion ${self.registration.scope} `;
const engine = new URL(self.location.href).searchParams.get("engine");
const others = new Set(
  Object.entries(ENGINES).flatMap(([name, paths]) => (name === engine ? [] : paths)),
);
const held = Object.entries(FILES).filter(([path]) => !others.has(path));
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

async function install() {
  const cache = await caches.open(await name);
  const first = !self.registration.active;
  const total = held.reduce((sum, [, [, size]]) => sum + size, 0);
  let done = 0;
  const queue = held.map(([path]) => path);
  const load = async () => {
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      const key = keyOf(path);
      await cache.put(key, (await caches.match(key)) ?? (await fetched(path)));
      done += FILES[path][1];
      if (first) await tellPages(done / total);
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, load));
}

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
  return (await cache.match(keyOf(path))) ?? fetched(path);
}

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("message", ({ data }) => {
  if (data === "take over") self.skipWaiting();
});
self.addEventListener("fetch", (event) => {
  // blob: and data: never arrive here
  event.respondWith(answer(event.request));
});
