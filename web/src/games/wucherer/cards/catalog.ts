// The cards of editions.

import { editionInfo } from "../../../core/catalogue/catalogue.svelte";
import type { CardInfo } from "../../../core/messages/wire";
import { edition as played, house } from "../../../core/text/edition.svelte";

const SUPPLIES: Record<string, string> = { roof: "roofs", monster: "monsters" };

/** The cards of an edition; of that on the table, with the numbers of copies of its house rules. */
export function cardsOf(edition: string): CardInfo[] {
  const found = editionInfo(edition);
  if (found?.game !== "wucherer") return [];
  if (edition !== played()) return found.cards;
  return found.cards.map((card) => ({ ...card, count: copies(card) })).filter(({ count }) => count !== 0);
}

/** How many copies of a card there are at a table with its house rules. */
function copies({ name, count }: CardInfo): number {
  const { deck } = house();
  const changed = (typeof deck === "object" ? deck[name] : undefined) ?? house()[SUPPLIES[name] ?? ""];
  return typeof changed === "number" ? changed : count;
}

export function cardInfo(edition: string, card: string): CardInfo | undefined {
  const found = editionInfo(edition);
  const printed = found?.game === "wucherer" ? found.cards.find(({ name }) => name === card) : undefined;
  if (!printed || edition !== played()) return printed;
  const count = copies(printed);
  return count === 0 ? undefined : { ...printed, count };
}

/** The cards of an edition that can be in a hand. */
export const tradable = (edition: string): string[] =>
  cardsOf(edition)
    .filter(({ group }) => group !== "supply")
    .map(({ name }) => name);
