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
let state = $state.raw<Catalog>({ editions: [], own: [], failed: false });
let loading: Promise<void> | undefined;

async function load(): Promise<void> {
  try {
    const [own, printed] = await Promise.all([ownEditions(), editions()]);
    state = { own, editions: printed, failed: false };
  } catch {
    state = { ...state, failed: true };
    await new Promise((over) => setTimeout(over, RETRY_AFTER));
    await load();
  }
}

/** Resolves once it is there. */
export const loaded = (): Promise<void> => (loading ??= load());

export function catalog(): Catalog {
  void loaded();
  return state;
}

/** The edition's entry; undefined until the catalog has loaded. */
export const editionInfo = (edition: string): EditionInfo | undefined =>
  catalog().editions.find((one) => one.name === edition);
