// Coming to a table: by which key, and a first look at it, which whoever comes by its address asks for while page and
// words are still on their way.

import { keepKeys, seatKeys, type HeldKey } from "../device";
import { gameOf } from "../game";
import { lookAt } from "../http";
import type { Update } from "../wire";
import { Early } from "./early";

const early = new Early<Update>();

/** The key of this device for a table, or none: the one in the link by which somebody comes, which is kept, or else the
 * first that is. */
export function keyFor(table: string, fromLink: string): HeldKey | null {
  if (/^[\w-]{16,64}$/.test(fromLink)) keepKeys(table, [{ seat: "", secret: fromLink }]);
  const keys = seatKeys(table);
  return keys.find((key) => key.secret === fromLink) ?? keys[0] ?? null;
}

/** Begin to look at a table; its drawings come as soon as its game is known. */
async function begin(table: string, secret: string | null): Promise<Update> {
  const update = await lookAt(table, secret);
  void gameOf(update.table.game)?.table();
  return update;
}

/** Look at a table before there is anybody to show it to. */
export function lookAhead(table: string, fromLink: string): void {
  const secret = keyFor(table, fromLink)?.secret ?? null;
  early.ahead(`${table} ${secret}`, () => begin(table, secret));
}

/** The table and its whole log, asked for now unless that has been done ahead. */
export const firstLook = (table: string, secret: string | null): Promise<Update> =>
  early.take(`${table} ${secret}`, () => begin(table, secret));
