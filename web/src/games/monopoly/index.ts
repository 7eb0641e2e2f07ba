// Monopoly.

import type { Game } from "../../core/game";
import type { MonopolyTable } from "../../core/wire";
import { FACES as faces } from "./faces";

export const monopoly: Game<MonopolyTable> = {
  table: () => import("./MonopolyTable.svelte"),
  faces,
  rulebook: () => import("./rulebook/rulebook"),
};
