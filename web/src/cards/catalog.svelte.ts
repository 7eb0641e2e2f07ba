// The editions with their cards and options, and the bots: asked for once.

import { bots, editions } from "../http";
import type { CardInfo, EditionInfo, SquareInfo } from "../wire";

interface Catalog {
  editions: EditionInfo[];
  bots: string[];
  failed: boolean;
}

const RETRY_AFTER = 3000;
const state = $state<Catalog>({ editions: [], bots: [], failed: false });
let asked = false;

async function load(): Promise<void> {
  try {
    [state.editions, state.bots] = await Promise.all([editions(), bots()]);
    state.failed = false;
  } catch {
    state.failed = true;
    setTimeout(load, RETRY_AFTER);
  }
}

export function catalog(): Catalog {
  if (!asked) {
    asked = true;
    void load();
  }
  return state;
}

const named = (edition: string): EditionInfo | undefined => catalog().editions.find((one) => one.name === edition);

/** The cards of an edition that has some. */
export function cardsOf(edition: string): CardInfo[] {
  const found = named(edition);
  return found?.game === "wucherer" ? found.cards : [];
}

/** The squares of an edition that is played on a board. */
export function squaresOf(edition: string): SquareInfo[] {
  const found = named(edition);
  return found?.game === "monopoly" ? found.squares : [];
}

export const cardInfo = (edition: string, card: string): CardInfo | undefined =>
  cardsOf(edition).find((one) => one.name === card);
