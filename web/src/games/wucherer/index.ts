// The landlord card games.

import type { Game } from "../../core/game";
import type { WuchererTable } from "../../core/wire";
import CardDifferences from "./cards/CardDifferences.svelte";
import OwnValues from "./cards/OwnValues.svelte";
import { FACES as faces } from "./faces";
import { momentOf } from "./moments";
import { sayings } from "./names";
import Table from "./WuchererTable.svelte";

export const wucherer: Game<WuchererTable> = {
  Table,
  sayings,
  momentOf,
  faces,
  OwnValues,
  Differences: CardDifferences,
};
