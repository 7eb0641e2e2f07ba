// The squares of the board.

import { editionInfo } from "../../../core/catalog.svelte";
import type { SquareInfo } from "../../../core/wire";

export function squaresOf(edition: string): SquareInfo[] {
  const found = editionInfo(edition);
  return found?.game === "monopoly" ? found.squares : [];
}
