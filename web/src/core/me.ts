// Who somebody is at all tables, by the secret of this device. Only these doors are told it, and no table's address.

import {
  listedKeys,
  ownSecret,
  savedName,
  saveOwnSecret,
  saveTiedKeys,
  seatKeys,
  someSecret,
  tiedKeys,
} from "./device";
import { ask, bearer, post, Refusal } from "./http";
import type { Admitted, Arrival, Identity, ShownCode } from "./wire";

/** Have it known whose seats at a table those are of which this device has the keys. With the first of them the device
 * makes its secret. */
export async function sitDown(table: string): Promise<void> {
  const keys = seatKeys(table).map(({ secret }) => secret);
  const fresh = keys.filter((secret) => !tiedKeys(table).includes(secret));
  if (!fresh.length) return;
  someSecret();
  try {
    await tell(
      savedName() || null,
      fresh.map((secret) => ({ table, secret })),
    );
    saveTiedKeys(table, keys);
  } catch {
    // nobody has to know it for a game; it is said again when the table is opened next
  }
}

const tell = (name: string | null, keys: { table: string; secret: string }[]): Promise<unknown> =>
  post("/me/seats", { name, keys }, ownSecret());

/** Be known by another name. */
export const beCalled = (name: string): Promise<unknown> => tell(name, []);

/** All that is kept of whoever has this device. */
export const lookAtMe = async (): Promise<Identity> =>
  (await (await ask("/me", { headers: bearer(ownSecret()) })).json()) as Identity;

/** Keys of one's own for this device, for the seats at a table that were taken on another. */
export const comeBack = (table: string): Promise<Admitted[]> => post("/me/keys", { table }, ownSecret());

const NEXT = /<\/api([^>]+)>; rel="next"/;
const PAUSE = 4000; // milliseconds until the server is asked again that has had enough to do

/** All own games as one text, made part by part; `made` hears how many parts there are by then. */
export async function ownGames(made: (parts: number) => void): Promise<string> {
  const parts: string[] = [];
  let path: string | undefined = "/me/games";
  while (path) {
    try {
      const answer: Response = await ask(path, { headers: bearer(ownSecret()) });
      parts.push(await answer.text());
      path = NEXT.exec(answer.headers.get("Link") ?? "")?.[1];
      made(parts.length);
    } catch (problem) {
      if (!(problem instanceof Refusal) || problem.code !== "too-much-work") throw problem;
      await new Promise((over) => setTimeout(over, PAUSE));
    }
  }
  return parts.join("");
}

/** Have nothing kept any more, or end devices. */
export const forgetMe = (what: "everything" | "this-device" | "other-devices"): Promise<unknown> =>
  post("/me/forget", { what }, ownSecret());

/** A code for another device. */
export const showMyCode = (): Promise<ShownCode> => post("/me/code", {}, ownSecret());

/** Type a code on this device, which waits then under a secret of its own. */
export const enterMyCode = (code: string, secret: string): Promise<Arrival> => post("/me/device", { code }, secret);

/** Whether a device waits to be one's own; or this one, under the secret with which it waits. */
export const lookForArrival = async (secret = ownSecret()): Promise<Arrival> =>
  (await (await ask("/me/arrival", { headers: bearer(secret) })).json()) as Arrival;

/** Wait no more under this secret. */
export const stopWaiting = (secret: string): Promise<unknown> => post("/me/forget", { what: "this-device" }, secret);

/** Whether the device that shows this check, too, is one's own. */
export const confirmArrival = (check: string, yes: boolean): Promise<unknown> =>
  post("/me/confirm", { check, yes }, ownSecret());

/** Be whoever has confirmed this device. What it was before it is no more, and its seats go along. */
export async function arrive(secret: string): Promise<void> {
  if (ownSecret()) await forgetMe("this-device").catch(() => {});
  saveOwnSecret(secret);
  const keys = listedKeys();
  try {
    await tell(null, keys);
    for (const { table, secret } of keys) saveTiedKeys(table, [...tiedKeys(table), secret]);
  } catch {
    // out of reach, or none of them opens anything any more; it is said again when a table is opened next
  }
}
