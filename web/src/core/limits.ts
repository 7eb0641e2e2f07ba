// How long a window may wait for an answer, as a table can choose.

import type { WindowLimit } from "./wire";

export const LIMITS: readonly WindowLimit[] = [30, 60, 120, 300, 86_400];
export const USUAL_LIMIT: WindowLimit = 60;
