// What the players of a table do by consent, as far as the viewer has a say in it.

import type { AnyTable, Wish, Wished } from "../wire";

/** The wish for something about a seat, or the table. */
export const wishFor = (table: AnyTable, what: Wish, seat: string | null): Wished | undefined =>
  table.wishes.find((each) => each.what === what && each.seat === seat);

/** What the viewer is asked to agree to; not to another guest while the viewer has to play. */
export function askedToAgree(table: AnyTable): Wished | undefined {
  if (table.viewer === null) return undefined;
  const [person, plays] = [personAt(table, table.viewer), table.asked === table.viewer];
  return table.wishes.find(
    ({ what, asked, yes }) => asked.includes(person) && !yes.includes(person) && (what !== "guest" || !plays),
  );
}

/** What the viewer has asked for, as long as others have not agreed. */
export function ownWish(table: AnyTable): Wished | undefined {
  const person = table.viewer === null ? null : personAt(table, table.viewer);
  return table.wishes.find(({ yes, asked }) => yes[0] === person && asked.some((each) => !yes.includes(each)));
}

/** The first seat of the person of a seat: those who began the table share one device. */
export function personAt(table: AnyTable, seat: string): string {
  const invited = (each: string): boolean => table.guests.some((guest) => guest.seat === each);
  if (invited(seat)) return seat;
  return table.seats.find((each) => each.kind === "human" && !invited(each.seat))?.seat ?? seat;
}
