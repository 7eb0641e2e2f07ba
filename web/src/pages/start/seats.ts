// Who sits at a new table: names that can be told apart, and those who come along from the table before.

import type { AnyTable, NewSeat } from "../../core/wire";

const plain = (name: string): string => name.normalize("NFKC").trim().replace(/\s+/g, " ").toLowerCase();

/** The place of whoever starts the table: the first at this device. */
export const ownPlace = (seats: NewSeat[]): number => seats.findIndex((seat) => seat.kind === "human");

/** A name for each seat that has none: the player's own, or that of a neighbour whose name nobody has. */
export function namesFor(seats: NewSeat[], own: string, neighbours: string[]): string[] {
  const taken = new Set(seats.map((seat) => plain(seat.name)));
  const ownAt = ownPlace(seats);
  return seats.map((seat, place) => {
    if (plain(seat.name)) return seat.name.trim();
    const mine = place === ownAt ? [own.trim()] : [];
    const found = [...mine, ...neighbours.slice(place), ...neighbours].find((name) => !taken.has(plain(name))) ?? "";
    taken.add(plain(found));
    return found;
  });
}

/** Who plays a bot's seat: the one chosen, or the best of the game if that one does not play it. */
export const botOf = ({ bot }: NewSeat, bots: string[]): string | null =>
  bots.find((each) => each === bot) ?? bots.at(-1) ?? null;

/** The seats of a table, as whoever holds these of them starts a rematch. */
export const again = (table: AnyTable, held: string[]): NewSeat[] =>
  table.seats.map(({ seat, name, kind, bot }) => ({
    name,
    kind: kind === "bot" ? "bot" : held.includes(seat) ? "human" : "link",
    bot,
    was: kind === "bot" ? null : seat,
  }));
