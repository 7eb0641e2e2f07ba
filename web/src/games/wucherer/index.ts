// The landlord card games.

import type { Game } from "../../core/game/game";
import type { WuchererTable } from "../../core/messages/wire";
import { FACES as faces } from "./faces";

export const wucherer: Game<WuchererTable> = {
  table: () => import("./WuchererTable.svelte"),
  miniature: () => import("./table/Miniature.svelte"),
  faces,
  labelOf: async () => (await import("./labels")).labelAnywhere,
  ownValues: () => import("./cards/OwnValues.svelte"),
  differences: () => import("./cards/CardDifferences.svelte"),
  pictured: async () => (await import("./ending")).picturedIn,
  rulebook: () => import("./rulebook/rulebook"),
};
