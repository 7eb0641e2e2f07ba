// What only a site shows: a table can be open in another tab, and there can be a new version.

import { mount } from "svelte";
import { complain } from "../shell/toasts.svelte";
import { say } from "../text/text.svelte";
import { followElsewhere, followFull, takeTable } from "../transport/in-worker";
import NewVersion from "./NewVersion.svelte";
import OpenElsewhere from "./OpenElsewhere.svelte";

/** Say so where a table is open in another tab, and when nothing can be kept any more: a bot's move would only wait. */
export function watchTables(): void {
  followFull(() => complain(say("page-disk-full")));
  mount(OpenElsewhere, { target: document.body, props: { follow: followElsewhere, take: takeTable } });
}

/** Offer a new version once all of it is there. A page and what it asks for later are of one version, so all that are
 * open begin anew with the new one. */
export function offerVersions(registration: ServiceWorkerRegistration): void {
  let isKept = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    if (isKept) location.reload();
    isKept = true;
  });
  if (registration.waiting) offer(registration.waiting);
  registration.addEventListener("updatefound", () => {
    const arriving = registration.installing;
    arriving?.addEventListener("statechange", () => {
      if (arriving.state === "installed" && isKept) offer(arriving);
    });
  });
}

function offer(arrived: ServiceWorker): void {
  mount(NewVersion, { target: document.body, props: { restart: () => arrived.postMessage("take-over") } });
}
