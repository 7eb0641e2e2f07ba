// What only a site shows: it is kept for play without a network, by its service worker
// (`altbau/site/service-worker.js`), and a table can be open in another tab.

import { mount } from "svelte";
import { to } from "../route/route.svelte";
import { complain } from "../shell/toasts.svelte";
import { say } from "../text/text.svelte";
import { followElsewhere, followFull, takeTable } from "../transport/in-worker";
import NewVersion from "./NewVersion.svelte";
import OpenElsewhere from "./OpenElsewhere.svelte";

const IDLE = 5000; // milliseconds after the start, which it would slow down

/** Say so where a table is open in another tab, and when nothing can be kept any more: a bot's move would only wait. */
export function watchTables(): void {
  followFull(() => complain(say("page-disk-full")));
  mount(OpenElsewhere, { target: document.body, props: { follow: followElsewhere, take: takeTable } });
}

/** Have the site kept, and offer a new version once all of it is there. */
export async function keepOffline(): Promise<void> {
  await new Promise((over) => setTimeout(over, IDLE));
  const registration = await navigator.serviceWorker?.register(to("/worker.js"));
  if (registration?.waiting) offer(registration.waiting);
  registration?.addEventListener("updatefound", () => {
    const arriving = registration.installing;
    arriving?.addEventListener("statechange", () => {
      if (arriving.state === "installed" && navigator.serviceWorker.controller) offer(arriving);
    });
  });
}

/** The page and the files that it asks for later are of one version: it begins anew with the new one. */
function offer(arrived: ServiceWorker): void {
  const restart = () => {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
    arrived.postMessage("take-over");
  };
  mount(NewVersion, { target: document.body, props: { restart } });
}
