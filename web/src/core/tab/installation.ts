// What makes of the page something like a program of the device.

import { to } from "../route/route.svelte";
import { language } from "../text/text.svelte";

/** Say how the page is called where it is installed. */
export function nameManifest(): void {
  const href = to(`/manifest-${language()}.webmanifest`);
  document.head.append(Object.assign(document.createElement("link"), { rel: "manifest", href }));
}

/** Have the page kept for when there is no network (`public/worker.js`), unless its host does not want that or the
 * browser does not do it. Vite's server has no script for that. */
export async function keepOffline(): Promise<ServiceWorkerRegistration | undefined> {
  if (import.meta.env.DEV || "workerless" in document.documentElement.dataset) return undefined;
  return navigator.serviceWorker?.register(to("/worker.js")).catch(() => undefined);
}
