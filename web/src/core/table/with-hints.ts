import type { AnyTable } from "../wire";

/** Whether the viewer has chosen to have hints. */
export const withHints = (table: AnyTable): boolean =>
  table.seats.find(({ seat }) => seat === table.viewer)?.hints ?? false;
