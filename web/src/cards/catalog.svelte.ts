// The editions with their cards and options, and the bots: asked for once.

import { bots, editions } from "../http";
import type { CardInfo, EditionInfo } from "../wire";

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

export const cardInfo = (edition: string, card: string): CardInfo | undefined =>
  catalog().editions.find((one) => one.name === edition)?.cards.find((one) => one.name === card);
