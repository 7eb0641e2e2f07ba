// The cards of editions.

import { editionInfo } from "../../../core/catalogue/catalogue.svelte";
import type { CardInfo } from "../../../core/messages/wire";

function cardsOf(edition: string): CardInfo[] {
  const found = editionInfo(edition);
  return found?.game === "wucherer" ? found.cards : [];
}

export const cardInfo = (edition: string, card: string): CardInfo | undefined =>
  cardsOf(edition).find((one) => one.name === card);

/** The cards of an edition that can be in a hand. */
export const tradable = (edition: string): string[] =>
  cardsOf(edition)
    .filter(({ group }) => group !== "supply")
    .map(({ name }) => name);
