// What a clock says, and when it is worth a word to somebody who does not see it.

import { clockTime } from "../absence/clock";

/** Seconds below which little is left. */
export const LITTLE = 20;
const WARNINGS = [10, 30]; // seconds at which somebody who listens is told
const HOUR = 3600;
const DAY = 24 * HOUR;

/** The time on a clock: minutes and seconds, or whole hours, or from four days on whole days. */
export function faceOf(seconds: number): { unit: "minutes" | "hours" | "days"; value: string } {
  if (seconds >= 4 * DAY) return { unit: "days", value: String(Math.floor(seconds / DAY)) };
  if (seconds >= HOUR) return { unit: "hours", value: String(Math.floor(seconds / HOUR)) };
  return { unit: "minutes", value: clockTime(Math.ceil(seconds)) };
}

/** The last warning that is due, in seconds; null while none is. */
export const warningAt = (seconds: number): number | null => WARNINGS.find((each) => seconds <= each) ?? null;
