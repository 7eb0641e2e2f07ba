// The state of a deal for the player, and its opponents.

import { botName } from "../../core/bots";
import { list } from "../../core/text.svelte";
import type { ListedDeal } from "../../core/wire";

export type Stage = "begin" | "go-on" | "over" | "closed";

/** What can be done with a deal: begin it, continue, or look at the results. */
export function stage({ closed, table, over }: Pick<ListedDeal, "closed" | "table" | "over">): Stage {
  if (over) return "over";
  if (table) return "go-on";
  return closed ? "closed" : "begin";
}

/** The names of the bots. */
export const opponents = ({ bots }: Pick<ListedDeal, "bots">): string => list(bots.map((bot) => botName(bot)));
