// The state of a deal for the player, and its opponents.

import { botName } from "../../core/catalogue/bots";
import type { ListedDeal } from "../../core/messages/wire";
import { list } from "../../core/text/text.svelte";

export type Stage = "begin" | "go-on" | "over" | "closed";

/** What can be done with a deal: begin it, continue, or look at the results. */
export function stage({ closed, table, over }: Pick<ListedDeal, "closed" | "table" | "over">): Stage {
  if (over) return "over";
  if (table) return "go-on";
  return closed ? "closed" : "begin";
}

/** The names of the bots. */
export const opponents = ({ bots }: Pick<ListedDeal, "bots">): string => list(bots.map((bot) => botName(bot)));
