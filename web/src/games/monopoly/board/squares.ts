// The squares of the board.

import { editionInfo } from "../../../core/catalogue/catalogue.svelte";
import type { SquareInfo } from "../../../core/messages/wire";
import { edition } from "../../../core/text/edition.svelte";

export function squaresOf(edition: string): SquareInfo[] {
  const found = editionInfo(edition);
  return found?.game === "monopoly" ? found.squares : [];
}

/** The square with this name in the edition on the table. */
export const squareNamed = (name: string): SquareInfo | undefined =>
  squaresOf(edition()).find((square) => square.name === name);
