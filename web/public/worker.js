// The service worker: it keeps the page for when there is no network. Each home of the page fills in what it keeps
// (`server/web/service_worker.py`). What an address has after `#` can be a key, so no address of a page is kept or told:
// the page lies under one fixed address.

const kept = "{kept}"; // null: nothing, and this worker takes its leave
const scope = new URL("./", self.location);
const PAGE = scope.href;
const OURS = `altbau ${scope.pathname} `; // how the names of our caches begin; other homes may be below this one
const CACHE = OURS + kept?.version;
const APART = kept?.whole ? /^docs\// : /^(api|assets|docs|healthz|metrics|operator)(\/|$)/; // what is not this page
const ASSET = /^assets\//;
const ANSWER = /^api\/((texts|rulebooks)\/.+|editions|own-editions)$/; // what is the same for everybody

/** The ending of the copies that pages of this browser open (`python.ts`). */
const ending = (() => {
  try {
    return [new DecompressionStream("brotli"), ".br"][1];
  } catch {
    return ".gz";
  }
})();
const absolute = (name) => new URL(name, scope).href;

/** Files whose names follow from their content are taken from the version before. */
async function install() {
  const cache = await caches.open(CACHE);
  const { files = [], copied = [], changing = [] } = kept;
  for (const file of [PAGE, ...changing.map(absolute)]) await cache.add(new Request(file, { cache: "no-cache" }));
  for (const file of [...files, ...copied.map((name) => name + ending)].map(absolute)) {
    const known = await caches.match(file);
    await (known ? cache.put(file, known) : cache.add(file));
  }
}

async function activate() {
  for (const name of await caches.keys()) if (name.startsWith(OURS) && name !== CACHE) await caches.delete(name);
  await self.clients.claim();
}

const known = (address) => caches.match(address, { cacheName: CACHE });

/** The answer of the network; if it is a good one, it is kept under this address. */
async function fetched(request, address) {
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(CACHE)).put(address, answer.clone()).catch(() => {}); // the disk is full
  return answer;
}

/** An answer, or what is kept under an address if there is none. */
async function orKept(answer, address) {
  try {
    return await answer;
  } catch (problem) {
    const page = await known(address);
    if (page) return page;
    throw problem;
  }
}

/** The answer to a request; null if it is left to the browser. A site is kept as a whole, so that it is of one version.
 * A server is asked first, except for files whose names follow from their content. */
function answered(request) {
  const { origin, pathname, search } = new URL(request.url);
  const address = origin + pathname;
  if (request.method !== "GET" || !address.startsWith(scope.href)) return null;
  const place = address.slice(scope.href.length);
  if (request.mode === "navigate") {
    if (APART.test(place)) return null;
    return kept.whole ? known(PAGE).then((page) => page ?? fetch(request)) : orKept(fetch(request), PAGE);
  }
  if (kept.whole) return known(address).then((file) => file ?? fetch(request));
  if (ASSET.test(place)) return known(address).then((file) => file ?? fetched(request, address));
  const isForAll = ANSWER.test(place) && !search && !request.headers.has("Authorization");
  return isForAll ? orKept(fetched(request, address), address) : null;
}

async function leave() {
  await activate(); // no cache has the name of this version
  await self.registration.unregister();
}

self.addEventListener("install", (event) => (kept ? event.waitUntil(install()) : self.skipWaiting()));
self.addEventListener("activate", (event) => event.waitUntil(kept ? activate() : leave()));
self.addEventListener("message", ({ data }) => data === "take-over" && self.skipWaiting());
self.addEventListener("fetch", (event) => {
  const answer = kept && answered(event.request);
  if (answer) event.respondWith(answer);
});
