// How the page reaches the tables. Nothing outside this folder knows requests, connections or their addresses.

import type { Ability, Transport } from "./interface";
import { overServer } from "./over-server";

export let transport: Transport = overServer;

/** Take the way that this page has: the page of a site names its files. To be awaited before anything is asked. */
export async function findWay(): Promise<void> {
  if (document.getElementById("site")) transport = (await import("./in-worker")).inWorker;
}

/** Whether something can be reached, and so is drawn. */
export const can = (what: Ability): boolean => transport.can.has(what);
