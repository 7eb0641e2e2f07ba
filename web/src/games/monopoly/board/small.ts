// On small screens, such as phones, the board is a scrollable window, and the rest of the table is behind tabs.

import { MediaQuery } from "svelte/reactivity";
import { flat, low } from "../../../core/device/viewport";

export const small = new MediaQuery("(max-width: 50rem) or (max-height: 33rem)");

export type Part = "strip" | "board" | "shelves" | "log" | "tabs";

/** The parts of the table before and after the question: the order of the Tab key is that of the screen. */
export function parts(): [Part[], Part[]] {
  if (low.current) return [[], ["board", "strip", "shelves", "log"]];
  if (flat.current)
    return [
      ["board", "strip"],
      ["shelves", "log", "tabs"],
    ];
  if (small.current)
    return [
      ["strip", "board", "log"],
      ["shelves", "tabs"],
    ];
  return [["board"], ["shelves", "log"]];
}
