// Monopoly.

import type { Game } from "../../core/game/game";
import type { MonopolyTable } from "../../core/messages/wire";
import { FACES as faces } from "./faces";

export const monopoly: Game<MonopolyTable> = {
  table: () => import("./MonopolyTable.svelte"),
  miniature: () => import("./board/Miniature.svelte"),
  faces,
  pictured: async () => {
    const { pictured } = await import("./ending");
    return () => pictured;
  },
  rulebook: () => import("./rulebook/rulebook"),
};
