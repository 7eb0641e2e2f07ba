// How much room there is, and how large something must be to be hit.

import { MediaQuery } from "svelte/reactivity";

/** Whether there is as little room as on a phone, so that streets lie beside each other. */
export const phone = new MediaQuery("(max-width: 43.75rem) or (max-height: 33rem)");

const LEAST_MOUSE = 24; // pixels
const LEAST_TOUCH = 44;

/** Whether a tap or click was at an apartment that is too small for it; the keyboard needs no room. */
export function tooSmall(event: MouseEvent): boolean {
  const flat = (event.target as HTMLElement).closest(".flat");
  if (!flat || event.detail === 0) return false;
  const { width, height } = flat.getBoundingClientRect();
  const touch = event instanceof PointerEvent && event.pointerType === "touch";
  return Math.min(width, height) < (touch ? LEAST_TOUCH : LEAST_MOUSE);
}
