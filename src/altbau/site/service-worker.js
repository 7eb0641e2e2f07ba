// Keeps a site for play without a network. The script of each version names other files, so the browser installs it
// beside the one before, and lets it take over when no page is open any more or when a page asks for that.

const { files, opened, page } = "{site}";
const scope = new URL("./", self.location);
const SHELL = new URL("index.html", scope).href; // the page, whatever its address: that may have a key behind `#`
const OURS = `altbau ${scope.pathname} `;

/** The ending of the copies that pages of this browser open (`python.ts`). */
const ending = (() => {
  try {
    return [new DecompressionStream("brotli"), ".br"][1];
  } catch {
    return ".gz";
  }
})();
const wanted = [...files, ...opened.map((name) => name + ending)].map((name) => new URL(name, scope).href);

const digest = async (text) => {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return [...bytes.slice(0, 8)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
};
const cache = digest(page + wanted.join()).then((version) => OURS + version);

/** Files whose names follow from their content are taken from the version before. */
async function install() {
  const kept = await caches.open(await cache);
  await kept.add(new Request(SHELL, { cache: "no-cache" }));
  for (const file of wanted) {
    const known = await caches.match(file);
    if (known && /-[\w.-]+(\.|\/)/.test(file)) await kept.put(file, known);
    else await kept.add(new Request(file, { cache: "no-cache" }));
  }
}

async function activate() {
  const own = await cache;
  for (const name of await caches.keys()) if (name.startsWith(OURS) && name !== own) await caches.delete(name);
  await self.clients.claim();
}

async function answer(request) {
  const kept = await caches.open(await cache);
  const isPage = request.mode === "navigate" && !request.url.startsWith(new URL("docs/", scope).href);
  return (await kept.match(isPage ? SHELL : request.url)) ?? fetch(request);
}

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("message", ({ data }) => data === "take-over" && self.skipWaiting());
self.addEventListener("fetch", (event) => {
  if (event.request.method === "GET" && event.request.url.startsWith(scope.href)) event.respondWith(answer(event.request));
});
