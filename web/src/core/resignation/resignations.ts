// Players who have resigned, or are out of a game that only bots still play.

import type { AnyTable } from "../messages/wire";

/** Whether the viewer has resigned, so that a bot plays the seat to the end. */
export const hasResigned = ({ seats, viewer }: AnyTable): boolean =>
  seats.some(({ seat, resigned }) => seat === viewer && resigned);

/** Whether the viewer has nothing left to do in this game but watch, or see its end at once. */
export const playsNoMore = (table: AnyTable): boolean =>
  table.phase !== "over" && (hasResigned(table) || table.may.includes("to-end"));
