// The display of a clock, and when it warns users of screen readers.

import { clockTime } from "../transport/server-clock";

/** Below this many seconds the clock is shown as running out. */
export const LITTLE = 20;
const WARNINGS = [10, 30]; // seconds left at which a screen reader announces the time
const HOUR = 3600;
const DAY = 24 * HOUR;

/** The time left: minutes and seconds below an hour, then whole hours, and whole days from four days on. */
export function faceOf(seconds: number): { unit: "minutes" | "hours" | "days"; value: string } {
  if (seconds >= 4 * DAY) return { unit: "days", value: String(Math.floor(seconds / DAY)) };
  if (seconds >= HOUR) return { unit: "hours", value: String(Math.floor(seconds / HOUR)) };
  return { unit: "minutes", value: clockTime(Math.ceil(seconds)) };
}

/** The lowest warning threshold reached, in seconds; null before the first. */
export const warningAt = (seconds: number): number | null => WARNINGS.find((each) => seconds <= each) ?? null;
