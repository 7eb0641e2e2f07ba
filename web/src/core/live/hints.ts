import type { AnyTable } from "../messages/wire";

/** Whether the viewer has hints turned on. */
export const hintsOn = (table: AnyTable): boolean =>
  table.seats.find(({ seat }) => seat === table.viewer)?.hints ?? false;
