// How the page reaches the tables. Nothing outside this folder knows requests, connections or their addresses.

import type { Ability, Transport } from "./interface";
import { overServer } from "./over-server";

export let transport: Transport = overServer;

/** Take the way that this page has, before anything is asked: the page of a site names its files. Whether it is one. */
export async function findWay(): Promise<boolean> {
  const isSite = document.getElementById("site") !== null;
  if (isSite) transport = (await import("./in-worker")).inWorker;
  return isSite;
}

/** Whether something can be reached, and so is drawn. */
export const can = (what: Ability): boolean => transport.can.has(what);
