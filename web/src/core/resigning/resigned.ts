// Who has given a game up.

import type { AnyTable } from "../wire";

/** Whether the viewer has resigned, so that a bot plays there to the end of the game. */
export const hasResigned = ({ seats, viewer }: AnyTable): boolean =>
  seats.some(({ seat, resigned }) => seat === viewer && resigned);
