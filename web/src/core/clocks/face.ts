// The display of a clock, and when it warns users of screen readers.

import { say } from "../text/text.svelte";
import { clockTime } from "../transport/server-clock";

/** Below this many seconds the clock is shown as running out. */
export const LITTLE = 20;
const WARNINGS = [10, 30]; // seconds left at which a screen reader announces the time
const HOUR = 3600;
const DAY = 24 * HOUR;

/** The time left in words: minutes and seconds below an hour, then whole hours, and days from one day on. What has just
 * begun counts as whole for half an hour, as in calls (`call_text.py`). */
export function faceOf(seconds: number): string {
  const days = Math.floor((seconds + HOUR / 2) / DAY);
  if (days) return say("page-clock-days", { time: days });
  if (seconds >= HOUR) return say("page-clock-hours", { time: Math.floor(seconds / HOUR) });
  return clockTime(Math.ceil(seconds));
}

/** The lowest warning threshold reached, in seconds; null before the first. */
export const warningAt = (seconds: number): number | null => WARNINGS.find((each) => seconds <= each) ?? null;
