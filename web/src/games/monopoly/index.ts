// Monopoly.

import type { Game } from "../../core/game";
import type { MonopolyTable } from "../../core/wire";
import { FACES as faces } from "./faces";

export const monopoly: Game<MonopolyTable> = {
  table: () => import("./MonopolyTable.svelte"),
  faces,
  pictured: async () => {
    const { pictured } = await import("./ending");
    return () => pictured;
  },
  rulebook: () => import("./rulebook/rulebook"),
};
