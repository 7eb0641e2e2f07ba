// Names of seats and of players. Seats are named by letters. Players without a chosen name, such as bots and guests
// still to come, are named in the reader's language.

import type { AnyTable, RecordLine, FinalRank } from "../messages/wire";
import { language } from "./text.svelte";

const SEATS = "ABCDEFGH";

/** The letter of the seat at a place, counted from 0. */
export const seatAt = (place: number): string => SEATS.charAt(place);

/** The place of a seat, counted from 0. */
export const placeOf = (seat: string): number => SEATS.indexOf(seat);

/** A name by language. */
export type Called = Record<string, string>;

/** The name in the reader's language. */
export const calledHere = (called: Called | null | undefined, otherwise: string): string =>
  called?.[language()] ?? otherwise;

/** The table with these names everywhere. */
export function withNames(table: AnyTable): AnyTable {
  if (table.seats.every((seat) => !seat.called)) return table;
  const seats = table.seats.map((seat) => ({ ...seat, name: calledHere(seat.called, seat.name) }));
  const names = new Map(seats.map(({ seat, name }) => [seat, name]));
  const renamed = (lines: FinalRank[]) => lines.map((line) => ({ ...line, name: names.get(line.seat) ?? line.name }));
  const match = table.match && { ...table.match, standing: renamed(table.match.standing) };
  return { ...table, seats, ranking: renamed(table.ranking), match } as AnyTable;
}

/** The players of a line in a record list. */
export const playersOf = ({ players, called = [] }: RecordLine): string[] =>
  players.map((player, place) => calledHere(called[place], player));
