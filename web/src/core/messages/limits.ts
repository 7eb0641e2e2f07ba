// Time limits that a table can choose: for an answer in a window (seconds), and for the players' clocks.

import type { Clock, WindowLimit } from "./wire";

export const LIMITS: readonly WindowLimit[] = [30, 60, 120, 300, 86_400];
export const USUAL_LIMIT: WindowLimit = 60;

/** The clocks in menu order, grouped by what they limit; "none" comes before them. */
export const CLOCKS: readonly { counts: string; clocks: readonly Clock[] }[] = [
  { counts: "turn", clocks: ["turn-30", "turn-60", "turn-120", "turn-300"] },
  { counts: "game", clocks: ["game-600-10", "game-1200-20", "game-2400-30"] },
  { counts: "days", clocks: ["days-1", "days-3", "days-7"] },
];

/** Whether a clock is for play by days. */
export const byDays = (clock: Clock): boolean => clock.startsWith("days-");

/** The usual limit for windows: a day in correspondence games, where nobody has to be online. */
export const usualLimit = (clock: Clock): WindowLimit => (byDays(clock) ? 86_400 : USUAL_LIMIT);
