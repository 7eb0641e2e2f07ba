// The coach of whoever plays alone against bots: after each own turn at most one remark, which stays until the next
// move of one's own.

import { coached, saveCoached } from "../device";
import type { Live } from "../table/live.svelte";
import { withHints } from "../table/with-hints";
import type { AnyTable, Remark } from "../wire";

/** Whether a viewer can have a coach: alone against bots, with hints, and nobody plays instead. */
export function coachable(table: AnyTable): boolean {
  const [person, ...others] = table.seats.filter(({ bot }) => !bot);
  return withHints(table) && person?.sits_in === null && !others.length;
}

export class Coach {
  on = $state(coached());
  remark: Remark | null = $state.raw(null);
  readonly #live: Live;
  #own = false; // whether it was the viewer's turn
  #turn = 0; // counts what is remarked on, or would be

  constructor(live: Live) {
    this.#live = live;
    live.onChange((table, fresh) => this.#look(table, fresh.length > 0));
  }

  /** Have a coach, on this device, or not. */
  choose(on: boolean): void {
    this.on = on;
    this.remark = null;
    saveCoached(on);
  }

  #look(table: AnyTable, happened: boolean): void {
    const before = this.#own;
    this.#own = table.turn === table.viewer;
    if (!before || !happened) return;
    this.#turn += 1;
    this.remark = null;
    if (!this.#own && this.on && coachable(table)) void this.#ask(this.#turn);
  }

  async #ask(turn: number): Promise<void> {
    const remark = await this.#live.review();
    if (this.on && turn === this.#turn && remark?.sentence) this.remark = remark;
  }
}
