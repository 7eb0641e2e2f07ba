// Small screens, and the minimum size of click targets.

import { MediaQuery } from "svelte/reactivity";

/** Whether the screen is as small as a phone's, so that streets are side by side. */
export const phone = new MediaQuery("(max-width: 43.75rem) or (max-height: 33rem)");

const LEAST_MOUSE = 24; // pixels
const LEAST_TOUCH = 44;

/** Whether an apartment is too small for the tap or click on it; key presses need no size. */
export function tooSmall(event: MouseEvent): boolean {
  const flat = (event.target as HTMLElement).closest(".flat");
  if (!flat || event.detail === 0) return false;
  const { width, height } = flat.getBoundingClientRect();
  const touch = event instanceof PointerEvent && event.pointerType === "touch";
  return Math.min(width, height) < (touch ? LEAST_TOUCH : LEAST_MOUSE);
}
