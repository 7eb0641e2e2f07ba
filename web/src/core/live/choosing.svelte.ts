// The move being composed: the tokens chosen so far in the tree of choices that came with the question. Blocked options
// of a later step, with reasons, are requested when the step begins.

import { mayStep } from "../input/press-guard";
import type { BareQuestion, IllegalAction, Choice, Question, Range } from "../messages/wire";
import { complain, forget } from "../shell/toasts.svelte";
import { say } from "../text/text.svelte";
import type { Live } from "./live.svelte";

export type Light = "possible" | "impossible" | "";

/** What a place on the table needs of a move: whether it can be chosen, and what a click does. */
export type Placing = Pick<Choosing, "light" | "hinted" | "choose" | "explain">;

export class Choosing {
  #live: Live;
  #question: () => Question | null;
  #path: string[] = $state.raw([]);
  #seq = $state(-1);
  #refused: { token: string; seq: number } = $state.raw({ token: "", seq: -1 });

  /** Composes the answer to the question, or to another one of the table. */
  constructor(live: Live, question: () => Question | null = () => live.shown?.question ?? null) {
    this.#live = live;
    this.#question = question;
  }

  /** The tokens chosen so far; reset when the table changes. */
  path: string[] = $derived.by(() => (this.#seq === this.#live.shown?.seq ? this.#path : []));

  #here: { asked: BareQuestion | null; choices: Choice[]; sums: Range | null } = $derived.by(() => {
    const question = this.#question();
    let asked: BareQuestion | null = question;
    let choices = question?.choices ?? [];
    let sums = question?.sums ?? null;
    for (const token of this.path) {
      const step = choices.find((choice) => choice.token === token);
      asked = step?.asks ?? asked;
      choices = step?.next ?? [];
      sums = step?.sums ?? null;
    }
    return { asked, choices, sums };
  });

  /** The question after the tokens chosen so far. */
  asked: BareQuestion | null = $derived.by(() => this.#here.asked);
  choices: Choice[] = $derived.by(() => this.#here.choices);
  /** The sums of money that can be chosen as well. */
  sums: Range | null = $derived.by(() => this.#here.sums);
  blocked: IllegalAction[] = $derived.by(() => {
    if (!this.path.length) return this.#question()?.blocked ?? [];
    const { shown, reasons } = this.#live;
    return reasons && reasons.seq === shown?.seq && reasons.tokens === this.path.join(" ") ? reasons.blocked : [];
  });
  /** The token touched last in this question, chosen or blocked; "" if none was. */
  touched: string = $derived.by(() =>
    this.#refused.seq === this.#live.shown?.seq ? this.#refused.token : (this.path.at(-1) ?? ""),
  );
  #possible: string[] = $derived(this.choices.map((choice) => choice.token));
  #impossible: string[] = $derived(this.blocked.map((block) => block.token));

  /** Whether the viewer can choose anything now. */
  mine: boolean = $derived.by(
    () => (this.choices.length > 0 || this.sums !== null) && this.#live.connection === "open",
  );

  light = (token: string): Light =>
    this.#possible.includes(token) ? "possible" : this.#impossible.includes(token) ? "impossible" : "";

  /** The next token of the steward's advice, if the move follows it so far; "" otherwise. */
  hinted: string = $derived.by(() => {
    const tokens = this.#live.steward.advice?.tokens.split(" ") ?? [];
    return this.path.every((token, place) => token === tokens[place]) ? (tokens[this.path.length] ?? "") : "";
  });

  /** The tokens of the advice after that. */
  rest: string[] = $derived.by(() =>
    this.hinted ? (this.#live.steward.advice?.tokens.split(" ").slice(this.path.length + 1) ?? []) : [],
  );

  choose = (token: string): void => {
    if (this.#live.busy || !this.mine) return;
    const choice = this.choices.find((option) => option.token === token);
    if (!choice) return this.explain(token);
    const path = [...this.path, token];
    if (!choice.asks) this.#play(path);
    else if (mayStep()) this.#follow(path);
  };

  /** End the move with a sum of money. */
  offer = (sum: number): void => {
    if (!this.#live.busy && this.mine) this.#play([...this.path, String(sum)]);
  };

  #play(path: string[]): void {
    if (this.#live.move(path)) this.#follow([]);
  }

  /** Choose a card of the hand: drops a move that was begun with another card. */
  start = (token: string): void => {
    if (this.light(token) === "" && this.path.length > 0) this.cancel();
    this.choose(token);
  };

  explain = (token: string): void => {
    const block = this.blocked.find((blocked) => blocked.token === token);
    if (!block) return;
    this.#refused = { token, seq: this.#live.shown?.seq ?? -1 };
    if (!this.path.length) this.#live.why([]); // in later steps it was requested already
    complain(say(`refusal-${block.reason}`), block.rule, token);
  };

  cancel = (): void => this.#follow([]);

  #follow(path: string[]): void {
    this.#path = path;
    this.#refused = { token: "", seq: -1 };
    forget();
    this.#seq = this.#live.shown?.seq ?? -1;
    if (path.length) this.#live.why(path);
  }
}
