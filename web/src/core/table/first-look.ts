// Opening a table: the key to use, and the first request for the table, which is sent while page and texts are still
// loading.

import { keepKeys, seatKeys, type HeldKey } from "../device/device";
import { gameOf } from "../game/game";
import type { Update, WaitingTable } from "../messages/wire";
import { lookAt } from "../transport/http";
import { Early } from "../transport/prefetch";

const early = new Early<Update | WaitingTable>();

/** This device's key for the table; null if there is none. A key from the link is stored and preferred; otherwise the
 * first stored key is used. */
export function keyFor(table: string, fromLink: string): HeldKey | null {
  if (/^[\w-]{16,64}$/.test(fromLink)) keepKeys(table, [{ seat: "", secret: fromLink }]);
  const keys = seatKeys(table);
  return keys.find((key) => key.secret === fromLink) ?? keys[0] ?? null;
}

/** Request the table; loads its drawings as soon as its game is known. */
async function begin(table: string, secret: string | null): Promise<Update | WaitingTable> {
  const found = await lookAt(table, secret);
  if (found.type === "update") void gameOf(found.table.game)?.table();
  return found;
}

/** Prefetch the table. */
export function lookAhead(table: string, fromLink: string): void {
  const secret = keyFor(table, fromLink)?.secret ?? null;
  early.ahead(`${table} ${secret}`, () => begin(table, secret));
}

/** The table with its whole log, prefetched or requested now. */
export const firstLook = (table: string, secret: string | null): Promise<Update | WaitingTable> =>
  early.take(`${table} ${secret}`, () => begin(table, secret));
