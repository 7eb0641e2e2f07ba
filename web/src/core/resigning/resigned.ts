// Who has given a game up, or is out of one that bots alone still play.

import type { AnyTable } from "../wire";

/** Whether the viewer has resigned, so that a bot plays there to the end of the game. */
export const hasResigned = ({ seats, viewer }: AnyTable): boolean =>
  seats.some(({ seat, resigned }) => seat === viewer && resigned);

/** Whether nothing is left to the viewer in this game but to look on, or to see its end at once. */
export const playsNoMore = (table: AnyTable): boolean =>
  table.phase !== "over" && (hasResigned(table) || table.may.includes("to-end"));
