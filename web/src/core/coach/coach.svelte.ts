// The coach of whoever plays alone against bots: where something is asked for the first time on a device what is at stake,
// and after each own turn at most one remark. Either stays until the next move of one's own.

import { coached, keepNote, notesTold, saveCoached } from "../device";
import type { Live } from "../table/live.svelte";
import { answerable } from "../table/options";
import { withHints } from "../table/with-hints";
import { has } from "../text.svelte";
import type { AnyTable, Remark } from "../wire";

/** Whether a viewer can have a coach: alone against bots, with hints, and nobody plays instead. */
export function coachable(table: AnyTable): boolean {
  const [person, ...others] = table.seats.filter(({ bot }) => !bot);
  return withHints(table) && person?.sits_in === null && !others.length;
}

/** The message that tells what is at stake where this is asked: a game has one for the questions that want it. It is told
 * of the question alone, whatever the viewer has in hand. */
export function stakeOf({ asked, viewer, question }: AnyTable, told: readonly string[]): string {
  const name = question && asked === viewer ? `stake-${question.name}` : "";
  return name && has(name) && !told.includes(name) ? name : "";
}

export class Coach {
  on = $state(coached());
  remark: Remark | null = $state.raw(null);
  /** The message that tells what is at stake. */
  stake = $state("");
  readonly #live: Live;
  #own = false; // whether it was the viewer's turn
  #turn = 0; // counts what is remarked on, or would be
  #seq = -1; // of a question that the viewer could answer

  constructor(live: Live) {
    this.#live = live;
    live.onChange((table, fresh) => {
      this.#look(table, fresh.length > 0);
      this.#warn(table);
    });
  }

  /** Have a coach, on this device, or not. */
  choose(on: boolean): void {
    this.on = on;
    this.close();
    saveCoached(on);
  }

  close(): void {
    this.#say(null);
  }

  #say(remark: Remark | null, stake = ""): void {
    this.remark = remark;
    this.stake = stake;
    this.#live.coached = remark !== null || stake !== "";
  }

  #look(table: AnyTable, happened: boolean): void {
    const before = this.#own;
    this.#own = table.turn === table.viewer;
    if (!before || !happened) return;
    this.#turn += 1;
    this.#say(null, this.stake);
    if (!this.#own && this.on && coachable(table)) void this.#ask(this.#turn);
  }

  async #ask(turn: number): Promise<void> {
    const remark = await this.#live.steward.review();
    if (this.on && turn === this.#turn && remark?.sentence && !this.stake) this.#say(remark);
  }

  /** It stands until the viewer has answered, also beyond a question that had no answer in this hand. */
  #warn(table: AnyTable): void {
    if (this.#seq >= 0 && this.#seq !== table.seq) this.#say(this.remark);
    const { question, asked, viewer, seq } = table;
    this.#seq = question && asked === viewer && answerable(question) ? seq : -1;
    const stake = this.on && coachable(table) ? stakeOf(table, notesTold()) : "";
    if (!stake) return;
    this.#say(null, stake);
    keepNote(stake);
  }
}
