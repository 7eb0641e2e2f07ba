// Proposals that need the consent of other players, as far as the viewer is concerned.

import type { AnyTable, Wish, Proposal } from "../messages/wire";

/** The proposal of this kind for a seat, or for the table (null). */
export const proposalFor = (table: AnyTable, what: Wish, seat: string | null): Proposal | undefined =>
  table.wishes.find((each) => each.what === what && each.seat === seat);

/** The proposal that the viewer is asked to agree to; a new guest is not proposed while the viewer has to play. */
export function askedToAgree(table: AnyTable): Proposal | undefined {
  if (table.viewer === null) return undefined;
  const [person, plays] = [personAt(table, table.viewer), table.asked === table.viewer];
  return table.wishes.find(
    ({ what, asked, yes }) => asked.includes(person) && !yes.includes(person) && (what !== "guest" || !plays),
  );
}

/** The viewer's own proposal, until all others have agreed. */
export function ownProposal(table: AnyTable): Proposal | undefined {
  const person = table.viewer === null ? null : personAt(table, table.viewer);
  return table.wishes.find(({ yes, asked }) => yes[0] === person && asked.some((each) => !yes.includes(each)));
}

/** The seat that speaks for the person on this seat: its own if invited, else the first of those who started the
 * table at one device. */
export function personAt(table: AnyTable, seat: string): string {
  const invited = (each: string): boolean => table.guests.some((guest) => guest.seat === each);
  if (invited(seat)) return seat;
  return table.seats.find((each) => each.kind === "human" && !invited(each.seat))?.seat ?? seat;
}
