// How long people may take, as a table can choose: for an answer in a window, and on their clocks.

import type { Clock, WindowLimit } from "./wire";

export const LIMITS: readonly WindowLimit[] = [30, 60, 120, 300, 86_400];
export const USUAL_LIMIT: WindowLimit = 60;

/** The clocks by what they count, after that there is none. */
export const CLOCKS: readonly { counts: string; clocks: readonly Clock[] }[] = [
  { counts: "turn", clocks: ["turn-30", "turn-60", "turn-120", "turn-300"] },
  { counts: "game", clocks: ["game-600-10", "game-1200-20", "game-2400-30"] },
  { counts: "days", clocks: ["days-1", "days-3", "days-7"] },
];

/** How long windows usually wait: by correspondence nobody has to come by for one at once. */
export const usualLimit = (clock: Clock): WindowLimit => (clock.startsWith("days-") ? 86_400 : USUAL_LIMIT);
