// With which key of this device a table is opened.

import { keyFor, seatKeys, type HeldKey } from "../device/device";
import { transport } from "./transport";

/** The key; null without one, and where several people share this device of whom one has to say first that it is
 * them. */
export function openingKey(table: string, fromLink: string): HeldKey | null {
  const key = keyFor(table, fromLink);
  return transport.oneDevice && seatKeys(table).length > 1 ? null : key;
}
