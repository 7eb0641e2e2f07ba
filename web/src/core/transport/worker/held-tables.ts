// Each table is played in one tab, which holds the browser's lock of it.

import { nextHolder } from "./rows";

const PATIENCE = 1500; // milliseconds in which a tab that was closed or reloaded gives a lock up

export class HeldTables {
  /** How often each table that is held here has been taken: what is written elsewhere after that has a higher one. */
  readonly generations = new Map<string, number>();
  readonly #asked = new Map<string, Promise<boolean>>();
  readonly #got: (table: string) => void;
  readonly #lost: (table: string) => void;

  /** `got` is called with a table that may have been played in another tab until now, `lost` when another tab has taken
   * one. */
  constructor(got: (table: string) => void, lost: (table: string) => void) {
    this.#got = got;
    this.#lost = lost;
  }

  /** Whether the table is held here. */
  async hold(table: string): Promise<boolean> {
    const here = await (this.#asked.get(table) ?? this.#request(table, { signal: AbortSignal.timeout(PATIENCE) }));
    return here || (this.#asked.get(table) ?? false); // taken meanwhile
  }

  /** Take a table from the tab that holds it. */
  take(table: string): Promise<boolean> {
    return this.#request(table, { steal: true });
  }

  #request(table: string, options: LockOptions): Promise<boolean> {
    const held = new Promise<boolean>((decide) => {
      const over = navigator.locks.request(`altbau ${table}`, options, () => {
        decide(true);
        return new Promise<never>(() => {}); // until this worker ends, or another tab takes the lock
      });
      over.catch(() => {
        decide(false);
        if (this.#asked.get(table) !== asked) return; // taken meanwhile
        this.#asked.delete(table);
        if (this.generations.delete(table)) this.#lost(table);
      });
    });
    const asked = held.then(async (here) => {
      if (!here) return false;
      const { generation } = await nextHolder(table);
      this.generations.set(table, generation);
      if (generation > 1) this.#got(table);
      return true;
    });
    this.#asked.set(table, asked);
    return asked;
  }
}
