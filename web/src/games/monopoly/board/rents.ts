// The lines of a title deed.

import { money, say } from "../../../core/text.svelte";
import type { Deed, SquareInfo } from "../../../core/wire";
import { HOTEL } from "./describe";

export interface RentRow {
  words: string;
  sum: string;
  now: boolean;
}

/** `inGroup`: how many places of the group the owner has. */
export function rentRows(square: SquareInfo, deed: Deed | null, inGroup: number): RentRow[] {
  const due = deed?.mortgaged ? null : deed;
  switch (square.kind) {
    case "street":
      return streetRows(square.rents, due);
    case "station":
      return square.rents.map((rent, place) => ({
        words: say("board-rent-stations", { number: place + 1 }),
        sum: money(rent),
        now: due?.rent === rent,
      }));
    default:
      return square.rents.map((factor, place) => ({
        words: say("board-rent-utilities", { number: place + 1 }),
        sum: say("board-times-dice", { factor }),
        now: due !== null && inGroup === place + 1,
      }));
  }
}

function streetRows([bare = 0, ...built]: number[], due: Deed | null): RentRow[] {
  const whole = 2 * bare; // for all streets of the group in one hand, as long as nothing stands on this one
  const level = due?.houses ?? 0;
  return [
    { words: say("board-rent-bare"), sum: money(bare), now: due !== null && !level && due.rent !== whole },
    { words: say("board-rent-whole"), sum: money(whole), now: due !== null && !level && due.rent === whole },
    ...built.map((rent, place) => ({
      words: place + 1 === HOTEL ? say("board-rent-hotel") : say("board-rent-houses", { houses: place + 1 }),
      sum: money(rent),
      now: due !== null && level === place + 1,
    })),
  ];
}
