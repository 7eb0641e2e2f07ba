// The editions with options, bots and the other data of their games, and the own editions of the host; requested once,
// and again after a failure.

import type { EditionInfo, OwnEdition } from "../messages/wire";
import { editions, ownEditions } from "../transport/http";

interface Catalog {
  editions: EditionInfo[];
  own: OwnEdition[];
  failed: boolean;
}

const RETRY_AFTER = 3000;
const state = $state<Catalog>({ editions: [], own: [], failed: false });
let asked = false;

async function load(): Promise<void> {
  try {
    [state.own, state.editions] = await Promise.all([ownEditions(), editions()]);
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

/** The edition's entry; undefined until the catalog has loaded. */
export const editionInfo = (edition: string): EditionInfo | undefined =>
  catalog().editions.find((one) => one.name === edition);
