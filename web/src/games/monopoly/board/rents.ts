// The rent table of a title deed.

import type { Deed, SquareInfo } from "../../../core/messages/wire";
import { money, say } from "../../../core/text/text.svelte";

export interface RentRow {
  words: string;
  sum: string;
  now: boolean;
}

const HOUSES = 2; // rent lines of a street before those with houses
const HOTEL = 6;

function words(square: SquareInfo, line: number): string {
  if (square.kind === "station") return say("board-rent-stations", { number: line + 1 });
  if (square.kind === "utility") return say("board-rent-utilities", { number: line + 1 });
  if (line < HOUSES) return say(line === 0 ? "board-rent-bare" : "board-rent-whole");
  return line === HOTEL ? say("board-rent-hotel") : say("board-rent-houses", { houses: line - HOUSES + 1 });
}

export const rentRows = (square: SquareInfo, deed: Deed | null): RentRow[] =>
  square.rents.map((rent, line) => ({
    words: words(square, line),
    sum: square.kind === "utility" ? say("board-times-dice", { factor: rent }) : money(rent),
    now: deed?.rent_line === line,
  }));
