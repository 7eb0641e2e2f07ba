// The viewer's next turn as a `Live`: it is tried step by step on the server, which stores nothing and tells nobody.

import { Live } from "../live/live.svelte";
import type { Question, TriedTurn } from "../messages/wire";
import { at, post, whyNot } from "../transport/http";

export class PlanLive extends Live {
  readonly #of: Live;
  /** The moves as they are composed, in the notation; the last can be unfinished. */
  moves: string[] = $state.raw([]);
  /** What they do, as the table is now; null until that is known. */
  turn: TriedTurn | null = $state.raw(null);
  /** Why the last request has failed. */
  problem = $state("");
  #tried = 0;

  constructor(of: Live) {
    super(of.id, "");
    this.#of = of;
    this.key = of.key;
  }

  /** The game of the table. */
  get game(): string {
    return this.#of.shown?.game ?? "";
  }

  /** Whether the moves can be said. */
  whole: boolean = $derived.by(() => this.moves.length > 0 && this.turn !== null && !this.turn.unfinished);

  /** Add a move, or go on with the last one. */
  override move(tokens: string[]): boolean {
    const said = tokens.join(" ");
    const begun = this.turn?.unfinished ? this.moves.at(-1) : undefined;
    void this.compose(begun === undefined ? [...this.moves, said] : [...this.moves.slice(0, -1), `${begun} ${said}`]);
    return true;
  }

  /** Try these moves instead. */
  async compose(moves: string[]): Promise<void> {
    const tried = (this.#tried += 1);
    this.busy = true;
    try {
      const turn = await post<TriedTurn>(`${at(this.id)}/next-turn`, { moves }, this.key?.secret ?? null);
      if (tried !== this.#tried) return; // something else is tried by now
      this.moves = moves;
      this.turn = turn;
      this.problem = "";
      this.#ask(turn.question);
    } catch (problem) {
      if (tried === this.#tried) this.problem = whyNot(problem);
    }
    if (tried === this.#tried) this.busy = false;
  }

  /** Nothing is known of the reasons in a turn that has not begun. */
  override why(): void {}

  #ask(question: Question | null): void {
    const shown = this.#of.shown;
    if (!shown) return;
    const asked = { seq: this.#tried, asked: shown.viewer, turn: shown.viewer ?? shown.turn, question };
    this.hear({ type: "update", number: 0, table: { ...shown, ...asked }, log: [] });
  }
}
