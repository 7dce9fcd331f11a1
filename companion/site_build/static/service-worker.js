// Holds one version of the site whole and answers every request from it. The build puts these constants
// before this: FILES, the SHA-256 of each file and the bytes to download for it, by path; PACKED, the
// files that are downloaded compressed; ENGINES, the files of one engine only; LATER, the files that
// the first screen does without.

const PREFIX = `companion ${self.registration.scope} `;
const engine = new URL(self.location.href).searchParams.get("engine");
const others = new Set(
  Object.entries(ENGINES).flatMap(([name, paths]) => (name === engine ? [] : paths)),
);
const held = Object.keys(FILES).filter((path) => !others.has(path));
const needed = held.filter((path) => !LATER.includes(path));
const PARALLEL = 6;
const PATIENCE = 20000; // milliseconds without a byte, after which a connection counts as lost

// servers know few of these, and none of the packed ones
const TYPES = {
  bin: "application/octet-stream",
  css: "text/css",
  gz: "application/gzip",
  html: "text/html; charset=utf-8",
  js: "text/javascript",
  json: "application/json",
  mjs: "text/javascript",
  otf: "font/otf",
  png: "image/png",
  ttf: "font/ttf",
  wasm: "application/wasm",
  wav: "audio/wav",
  webp: "image/webp",
  woff2: "font/woff2",
};

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

const base64 = (bytes) => btoa(String.fromCharCode(...new Uint8Array(bytes)));

// Hands bytes on, and calls `onBytes` with their number; calls `onSilence` if no more come.
function watched(onBytes, onSilence) {
  let timer = setTimeout(onSilence, PATIENCE);
  return new TransformStream({
    transform(chunk, next) {
      clearTimeout(timer);
      timer = setTimeout(onSilence, PATIENCE);
      onBytes(chunk.length);
      next.enqueue(chunk);
    },
    flush: () => clearTimeout(timer),
  });
}

async function fetched(path, onBytes = () => {}) {
  const isPacked = PACKED.includes(path);
  const lost = new AbortController();
  const watch = watched(onBytes, () => lost.abort());
  const response = await fetch(urlOf(isPacked ? `packed/${path}` : path), {
    cache: "no-cache",
    signal: lost.signal,
  });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  const arriving = response.body.pipeThrough(watch);
  const content = isPacked ? arriving.pipeThrough(new DecompressionStream("gzip")) : arriving;
  const bytes = await new Response(content).arrayBuffer();
  if (base64(await crypto.subtle.digest("SHA-256", bytes)) !== FILES[path][0]) {
    throw new Error(`${path}: not the file of this version`);
  }
  // the server's, which may isolate the page
  const headers = new Headers(response.headers);
  for (const name of ["Content-Encoding", "Content-Length"]) headers.delete(name);
  headers.set("Content-Type", TYPES[path.split(".").pop()] ?? "application/octet-stream");
  return new Response(bytes, { headers });
}

async function tellPages(progress) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  for (const page of pages) page.postMessage({ progress });
}

// Fetches what the version before does not have, and calls `report` with the share of the bytes. If it
// fails, what has arrived is there at the next attempt.
async function hold(paths, report = () => {}) {
  const cache = await caches.open(await name);
  const total = paths.reduce((sum, path) => sum + FILES[path][1], 0);
  let done = 0;
  let reported = 0;
  const count = (bytes) => {
    done += bytes;
    if (done - reported < total / 200) return;
    reported = done;
    report(done / total);
  };
  const queue = [...paths];
  const load = async () => {
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      const key = keyOf(path);
      const known = await caches.match(key);
      if (known) count(FILES[path][1]);
      if (!known || !(await cache.match(key))) {
        await cache.put(key, known ?? (await fetched(path, count)));
      }
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: PARALLEL }, load));
  const failed = ended.find(({ status }) => status === "rejected");
  if (failed) throw failed.reason;
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
