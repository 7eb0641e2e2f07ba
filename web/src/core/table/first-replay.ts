// The replay of a table's game; it is prefetched while page and texts are still loading.

import { lookingKey } from "../device/device";
import { gameOf } from "../game/game";
import type { Replay } from "../messages/wire";
import { numberAsked } from "../route/query";
import { learnGame } from "../shell/language";
import { ask, at, bearer } from "../transport/http";
import { Prefetch } from "../transport/prefetch";

const early = new Prefetch<Replay>();

const asked = (table: string, number: number | null): string =>
  `${at(table)}/replay${number === null ? "" : `?number=${number}`}`;

const tell = async (path: string, secret: string | null): Promise<Replay> =>
  (await (await ask(path, { headers: bearer(secret) })).json()) as Replay;

/** Prefetch the replay of this address, and the drawings of its game. */
export function replayAhead(table: string): void {
  const path = asked(table, numberAsked("number"));
  early.ahead(path, async () => {
    const replay = await tell(path, lookingKey(table));
    void gameOf(replay.table.game)?.table();
    void learnGame(replay.table.edition);
    return replay;
  });
}

/** The replay of the last game at a table, or of the game with this number in a match. */
export function replayOf(table: string, number: number | null): Promise<Replay> {
  const path = asked(table, number);
  return early.take(path, () => tell(path, lookingKey(table)));
}
