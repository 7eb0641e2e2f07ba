// Opening a table: the first request for it, which is sent while page and texts are still loading.

import { gameOf } from "../game/game";
import type { Update, LobbyView } from "../messages/wire";
import { learnGame } from "../shell/language";
import { lookAt } from "../transport/http";
import { openingKey } from "../transport/opening-key";
import { Prefetch } from "../transport/prefetch";

const early = new Prefetch<Update | LobbyView>();

/** Request the table; loads its drawings as soon as its game is known. */
async function begin(table: string, secret: string | null): Promise<Update | LobbyView> {
  const found = await lookAt(table, secret);
  if (found.type === "update") {
    void gameOf(found.table.game)?.table();
    void learnGame(found.table.edition);
  }
  return found;
}

/** Prefetch the table. */
export function lookAhead(table: string, fromLink: string): void {
  const secret = openingKey(table, fromLink)?.secret ?? null;
  early.ahead(`${table} ${secret}`, () => begin(table, secret));
}

/** The table with its whole log, prefetched or requested now. */
export const firstLook = (table: string, secret: string | null): Promise<Update | LobbyView> =>
  early.take(`${table} ${secret}`, () => begin(table, secret));
