// A game of a table move by move, which whoever comes by its address asks for while page and words are on their way.

import { numberAsked } from "../address";
import { lookingKey } from "../device";
import { gameOf } from "../game";
import { ask, at, bearer } from "../http";
import type { Replay } from "../wire";
import { Early } from "./early";

const early = new Early<Replay>();

const asked = (table: string, number: number | null): string =>
  `${at(table)}/replay${number === null ? "" : `?number=${number}`}`;

const tell = async (path: string, secret: string | null): Promise<Replay> =>
  (await (await ask(path, { headers: bearer(secret) })).json()) as Replay;

/** Have the game of an address told before there is anybody to show it to, and bring its drawings if it is to be seen. */
export function replayAhead(table: string, seen: boolean): void {
  const path = asked(table, numberAsked("number"));
  early.ahead(path, async () => {
    const replay = await tell(path, lookingKey(table));
    if (seen) void gameOf(replay.table.game)?.table();
    return replay;
  });
}

/** The game played last at a table, or this number of a match. */
export function replayOf(table: string, number: number | null): Promise<Replay> {
  const path = asked(table, number);
  return early.take(path, () => tell(path, lookingKey(table)));
}
