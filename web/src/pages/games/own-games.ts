// The order of one's games: those that run, those that are over, and the evenings among them.

import type { ListedTable } from "../../core/messages/wire";
import { inOrder, standing, type Standing } from "../start/standings.svelte";

/** The tables of this device and those that the account has `now`, each once, in order. */
export function everyTable(here: Standing[], account: ListedTable[], now: string): Standing[] {
  const others = account.filter(({ id }) => !here.some((table) => table.id === id));
  return inOrder([...here, ...others.map((table) => standing(table, now))]);
}

/** The place and the money of the player at a table that was played to its end; null otherwise. */
export function resultOf({ seats, known }: Standing): { place: number; coins: number } | null {
  const seat = seats.findIndex(({ own }) => own);
  const place = known?.state.places[seat];
  const coins = known?.state.coins[seat];
  return place === undefined || coins === undefined ? null : { place, coins };
}

export interface PlayedSeries {
  id: string;
  /** When the last of its games changed. */
  since: string;
  games: number;
  won: number;
}

/** The series of more than one game, the latest first. */
export function seriesOf(tables: Standing[]): PlayedSeries[] {
  const bySeries = new Map<string, Standing[]>();
  for (const table of tables)
    if (table.known?.series) bySeries.set(table.known.series, [...(bySeries.get(table.known.series) ?? []), table]);
  return [...bySeries]
    .filter(([, games]) => games.length > 1)
    .map(([id, games]) => ({
      id,
      since: games.map(({ since }) => since).reduce((one, other) => (one > other ? one : other)),
      games: games.length,
      won: games.filter((game) => resultOf(game)?.place === 1).length,
    }))
    .sort((one, other) => (one.since < other.since ? 1 : -1));
}
