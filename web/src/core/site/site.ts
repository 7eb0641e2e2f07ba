// What only a site shows: a table can be open in another tab, and there can be a new version.

import { mount } from "svelte";
import { complain } from "../shell/toasts.svelte";
import { say } from "../text/text.svelte";
import { followElsewhere, followFull, takeTable } from "../transport/in-worker";
import { elsewhere } from "./elsewhere.svelte";
import NewVersion from "./NewVersion.svelte";
import OpenElsewhere from "./OpenElsewhere.svelte";

/** Follow other tabs and the disk: say so where one has taken a table, or when nothing can be kept any more, since a bot's
 * move would only wait; begin anew when one has let a new version take over. A page and what it asks for later are of one
 * version. */
export function watchTables(): void {
  followFull(() => complain(say("page-disk-full")));
  followElsewhere((open) => (elsewhere.open = open));
  mount(OpenElsewhere, { target: document.body, props: { take: takeTable } });
  let isKept = navigator.serviceWorker?.controller !== null;
  navigator.serviceWorker?.addEventListener("controllerchange", () => {
    if (isKept) location.reload();
    isKept = true;
  });
}

/** Offer a new version once all of it is there. */
export function offerVersions(registration: ServiceWorkerRegistration): void {
  if (registration.waiting) offer(registration.waiting);
  registration.addEventListener("updatefound", () => {
    const arriving = registration.installing;
    arriving?.addEventListener("statechange", () => {
      if (arriving.state === "installed" && navigator.serviceWorker.controller) offer(arriving);
    });
  });
}

function offer(arrived: ServiceWorker): void {
  mount(NewVersion, { target: document.body, props: { restart: () => arrived.postMessage("take-over") } });
}
