// The speeds of bots.

import type { PaceName } from "./wire";

export const PACES: PaceName[] = ["slow", "normal", "fast", "at-once"];
