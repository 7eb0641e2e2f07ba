// A replay as a `Live`: the table and log of a game, step by step.

import { lookingKey } from "../../core/device/device";
import { Live } from "../../core/live/live.svelte";
import type { Replay } from "../../core/messages/wire";
import { learnGame } from "../../core/shell/language";
import { replayOf } from "../../core/table/first-replay";
import { OPEN, Retelling, type Sight } from "./retelling";

export class ReplayLive extends Live {
  override readonly retells = true;
  readonly number: number | null;
  /** The key with which the replay is requested. */
  readonly secret: string | null;
  retelling: Retelling | null = $state.raw(null);
  /** Why there is no replay. */
  problem: unknown = $state.raw(null);
  /** The step after which the table is shown. */
  at = $state(0);
  sight: Sight = $state(null);

  /** A pasted game, which is not at any table of the server. */
  readonly given: Replay | null;

  constructor(id: string, number: number | null, given: Replay | null = null) {
    super(id, "");
    this.number = number;
    this.given = given;
    this.secret = lookingKey(id);
    this.key = null; // independent of the perspective
  }

  /** Load the replay and start at the table's entry `seq`, else before the log entry `entry`, else at the beginning. */
  async tell(seq: number | null, entry: number | null, sight: Sight): Promise<void> {
    try {
      const retelling = new Retelling(this.given ?? (await replayOf(this.id, this.number)));
      await learnGame(retelling.replay.table.edition); // lets the browser respond in between
      this.retelling = retelling;
      this.look(sight, seq !== null ? retelling.stepAt(seq) : entry !== null ? retelling.stepBefore(entry) : 0);
    } catch (problem) {
      this.problem = problem;
    }
  }

  /** Change the perspective to a seat, or to open cards if allowed; otherwise an own seat or the first one. */
  look(sight: Sight, at: number = this.at): void {
    const { retelling } = this;
    if (!retelling) return;
    const held = this.keys.map(({ seat }) => seat).find((seat) => retelling.seats.includes(seat));
    const possible = (sight === OPEN && (retelling.replay.over || this.given)) || retelling.seats.includes(sight ?? "");
    this.sight = possible ? sight : (held ?? retelling.seats[0] ?? null);
    this.#jump(at);
  }

  /** Go to a step; events are animated only when moving to the next one. */
  show(step: number): void {
    const { retelling, sight } = this;
    if (!retelling || step === this.at || step < 0 || step > retelling.steps) return;
    if (step !== this.at + 1) return this.#jump(step);
    this.at = step;
    this.#bring(retelling.entries(step, sight));
  }

  #jump(step: number): void {
    this.at = step;
    this.log = this.retelling?.log(step, this.sight) ?? [];
    this.#bring([]);
  }

  #bring(log: Retelling["replay"]["log"]): void {
    if (this.retelling) this.hear({ type: "update", number: 0, table: this.retelling.table(this.at, this.sight), log });
  }

  /** There is no connection to send to. */
  protected override send(): boolean {
    return false;
  }

  override wake(): void {}
}
