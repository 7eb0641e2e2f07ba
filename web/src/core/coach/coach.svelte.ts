// The coach of a person who plays alone against bots: it explains what is at stake when a question comes up for the
// first time on this device, and makes at most one remark after each own turn. Both stay until the viewer's next move
// or the end of the game.

import { coached, keepNote, notesTold, saveCoached } from "../device/device";
import { hintsOn } from "../live/hints";
import type { Live } from "../live/live.svelte";
import { answerable } from "../live/options";
import type { AnyTable, Remark } from "../messages/wire";
import { asAgreed, has } from "../text/text.svelte";

/** Whether the viewer can have a coach: the only person at the table, with hints, and not replaced by a bot. */
export function coachable(table: AnyTable): boolean {
  const [person, ...others] = table.seats.filter(({ bot }) => !bot);
  return hintsOn(table) && person?.sits_in === null && !others.length;
}

/** The id of the message that explains what is at stake in the viewer's question; "" if the game has none or it was
 * shown before. It depends only on the question and the table's options, not on the viewer's
 * hand. */
export function stakeOf({ asked, viewer, question }: AnyTable, told: readonly string[]): string {
  const name = question && asked === viewer ? asAgreed(`stake-${question.name}`) : "";
  return name && has(name) && !told.includes(name) ? name : "";
}

export class Coach {
  on = $state(coached());
  remark: Remark | null = $state.raw(null);
  /** The id of the message that explains what is at stake; "" for none. */
  stake = $state("");
  readonly #live: Live;
  #own = false; // whether it was the viewer's turn in the last state
  #turn = 0; // counts the states in which a remark could be made, to drop late answers
  #seq = -1; // `seq` of a question that the viewer could answer, else -1

  constructor(live: Live) {
    this.#live = live;
    live.onChange((table, fresh) => {
      this.#look(table, fresh.length > 0);
      this.#warn(table);
    });
  }

  /** Turn the coach on or off on this device. */
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
    const over = table.phase === "over"; // the result covers what the coach points at
    if (!over && (!before || !happened)) return;
    this.#turn += 1;
    this.#say(null, over ? "" : this.stake);
    if (!over && !this.#own && this.on && coachable(table)) void this.#ask(this.#turn);
  }

  async #ask(turn: number): Promise<void> {
    const remark = await this.#live.steward.review();
    if (this.on && turn === this.#turn && remark?.sentence && !this.stake) this.#say(remark);
  }

  /** Shows what is at stake until the viewer has answered a question; one without any answer does not count. */
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
