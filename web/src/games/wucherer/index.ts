// The landlord card games.

import type { Game } from "../../core/game";
import type { WuchererTable } from "../../core/wire";
import CardDifferences from "./cards/CardDifferences.svelte";
import OwnValues from "./cards/OwnValues.svelte";
import { FACES as faces } from "./faces";

export const wucherer: Game<WuchererTable> = {
  table: () => import("./WuchererTable.svelte"),
  faces,
  OwnValues,
  Differences: CardDifferences,
};
