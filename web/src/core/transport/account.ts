// The player's account at all tables, by the secret of this device. Only these endpoints get it; no table does.

import {
  listedKeys,
  ownSecret,
  savedName,
  saveOwnSecret,
  saveTiedKeys,
  seatKeys,
  someSecret,
  tiedKeys,
} from "../device/device";
import type { Admitted, DeviceLink, AccountInfo, ShownCode } from "../messages/wire";
import { ask, bearer, post, Refusal } from "./http";

/** Tie the seats of this device at a table to its account. Creates the device's secret for the first seat. */
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
    // not needed for playing; tried again when the table is opened next
  }
}

const tell = (name: string | null, keys: { table: string; secret: string }[]): Promise<unknown> =>
  post("/account/seats", { name, keys }, ownSecret());

/** Change the player's name. */
export const beCalled = (name: string): Promise<unknown> => tell(name, []);

/** Everything the server stores about the owner of this device. */
export const lookAtAccount = async (): Promise<AccountInfo> =>
  (await (await ask("/account", { headers: bearer(ownSecret()) })).json()) as AccountInfo;

/** Get keys for this device to own seats that were taken on another one. */
export const comeBack = (table: string): Promise<Admitted[]> => post("/account/keys", { table }, ownSecret());

const NEXT = /<\/api([^>]+)>; rel="next"/;
const PAUSE = 4000; // milliseconds before retrying when the server is busy

/** All own games as one text, fetched in parts; `made` is called with the number of parts so far. */
export async function ownGames(made: (parts: number) => void): Promise<string> {
  const parts: string[] = [];
  let path: string | undefined = "/account/games";
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

/** Delete everything stored, or log devices out. */
export const forgetMe = (what: "everything" | "this-device" | "other-devices"): Promise<unknown> =>
  post("/account/forget", { what }, ownSecret());

/** A code to type on another device. */
export const showMyCode = (): Promise<ShownCode> => post("/account/code", {}, ownSecret());

/** Enter a code on this device, which then waits under a temporary secret. */
export const enterMyCode = (code: string, secret: string): Promise<DeviceLink> =>
  post("/account/device", { code }, secret);

/** The device that waits for confirmation; with a temporary secret, the state of this device's own wait. */
export const lookForArrival = async (secret = ownSecret()): Promise<DeviceLink> =>
  (await (await ask("/account/arrival", { headers: bearer(secret) })).json()) as DeviceLink;

/** Stop waiting under this temporary secret. */
export const stopWaiting = (secret: string): Promise<unknown> =>
  post("/account/forget", { what: "this-device" }, secret);

/** Confirm or reject the device that shows the same check. */
export const confirmArrival = (check: string, yes: boolean): Promise<unknown> =>
  post("/account/confirm", { check, yes }, ownSecret());

/** Take over the account that confirmed this device. Its previous account is deleted, and its seats move to the new
 * one. */
export async function arrive(secret: string): Promise<void> {
  if (ownSecret()) await forgetMe("this-device").catch(() => {});
  saveOwnSecret(secret);
  const keys = listedKeys();
  try {
    await tell(null, keys);
    for (const { table, secret } of keys) saveTiedKeys(table, [...tiedKeys(table), secret]);
  } catch {
    // server unreachable, or the keys are no longer valid; tried again when a table is opened next
  }
}
