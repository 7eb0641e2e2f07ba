// The order of what a screen shows, and the minimum size of click targets.

import { flat, low, phone } from "../../../core/device/viewport";

export type Part = "names" | "streets" | "piles" | "log";

/** The parts of the table before the question, between it and the hand, and after the hand: the order of the Tab key is
 * that of the screen. */
export function parts(): [Part[], Part[], Part[]] {
  if (low.current) return [[], [], ["names", "streets", "log", "piles"]];
  if (flat.current) return [["streets", "log", "piles", "names"], [], []];
  if (phone.current) return [["names", "streets", "log"], [], ["piles"]];
  return [["streets"], ["piles"], ["log"]];
}

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
