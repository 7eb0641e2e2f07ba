// Monopoly.

import type { Game } from "../../core/game";
import type { MonopolyTable } from "../../core/wire";

export const monopoly: Game<MonopolyTable> = { table: () => import("./MonopolyTable.svelte") };
