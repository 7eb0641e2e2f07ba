// What players are called: whom nobody has named, a bot or somebody still to come, in the language of whoever reads it.

import { language } from "./text.svelte";
import type { AnyTable, RecordLine, Standing } from "./wire";

/** A name by language. */
export type Called = Record<string, string>;

/** A name as the reader of this page has it. */
export const calledHere = (called: Called | null | undefined, otherwise: string): string =>
  called?.[language()] ?? otherwise;

/** A table on which everybody has that name. */
export function withNames(table: AnyTable): AnyTable {
  if (table.seats.every((seat) => !seat.called)) return table;
  const seats = table.seats.map((seat) => ({ ...seat, name: calledHere(seat.called, seat.name) }));
  const names = new Map(seats.map(({ seat, name }) => [seat, name]));
  const renamed = (lines: Standing[]) => lines.map((line) => ({ ...line, name: names.get(line.seat) ?? line.name }));
  const match = table.match && { ...table.match, standing: renamed(table.match.standing) };
  return { ...table, seats, ranking: renamed(table.ranking), match } as AnyTable;
}

/** Those whom a line of a record list names. */
export const playersOf = ({ players, called = [] }: RecordLine): string[] =>
  players.map((player, place) => calledHere(called[place], player));
