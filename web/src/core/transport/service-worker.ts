// The service worker (`public/worker.js`), which keeps the page for when there is no network.

import { to } from "../route/route.svelte";

/** Have the page kept, unless its host does not want that or the browser does not do it. Vite's server
 * has no script. */
export async function keepOffline(): Promise<ServiceWorkerRegistration | undefined> {
  if (import.meta.env.DEV || "workerless" in document.documentElement.dataset) return undefined;
  return navigator.serviceWorker?.register(to("/worker.js")).catch(() => undefined);
}
