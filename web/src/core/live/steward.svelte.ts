// The steward's answers: hints, silent hints that are not shown, and remarks on a turn.

import { randomName } from "../device/device";
import type { Accepted, Advice, AnyTable, Request, Refused, Remark } from "../messages/wire";
import { hintsOn } from "./hints";

/** A request awaiting its answer. */
interface Asked<Answer> {
  id: string;
  tell: (answer: Answer) => void;
}

export class Steward {
  readonly #send: (message: Request) => void;
  readonly #shown: () => AnyTable | null;
  readonly #connected: () => boolean;
  #advice: Advice | null = $state.raw(null);
  #hinting = $state(""); // the id of the unanswered request for a hint; "" for none
  #advised: Asked<string> | null = $state.raw(null); // the request for a silent hint
  #said: { turn: string; sentences: string[] } = { turn: "", sentences: [] }; // advice, in the current turn
  #repeats = $state(false); // whether the advice was given before in this turn
  #reviewed: Asked<Remark | null> | null = null; // the request for a remark

  constructor(send: (message: Request) => void, shown: () => AnyTable | null, connected: () => boolean) {
    this.#send = send;
    this.#shown = shown;
    this.#connected = connected;
  }

  /** The steward's advice for the current question, if requested. */
  advice: Advice | null = $derived.by(() => (this.#advice?.seq === this.#shown()?.seq ? this.#advice : null));

  /** Whether the advice is also shown in words, which is done once a turn. */
  speaks: boolean = $derived.by(() => this.advice !== null && !this.#repeats);

  /** Whether a hint is being fetched. */
  hinting: boolean = $derived.by(() => this.#hinting !== "");

  /** Whether a silent hint is being fetched. */
  advising: boolean = $derived.by(() => this.#advised !== null);

  /** Request a hint; it is shown when it arrives. */
  askHint(): void {
    const table = this.#shown();
    if (!table || this.#hinting || !this.#connected()) return;
    this.#hinting = randomName();
    this.#send({ type: "hint", id: this.#hinting, seq: table.seq });
  }

  /** The tokens that the steward would play now, without showing them; "" if there are no hints or no connection. */
  async advised(): Promise<string> {
    const table = this.#shown();
    if (this.advice || !table || !hintsOn(table) || !this.#connected()) return this.advice?.tokens ?? "";
    const id = randomName();
    this.#send({ type: "hint", id, seq: table.seq });
    return new Promise((tell) => (this.#advised = { id, tell }));
  }

  /** What the steward would have preferred in the turn just ended; null if that can't be told. */
  async review(): Promise<Remark | null> {
    if (!this.#connected()) return null;
    const id = randomName();
    this.#remarked(null);
    this.#send({ type: "review", id });
    return new Promise((tell) => (this.#reviewed = { id, tell }));
  }

  /** Handle an answer to one of these requests; returns other answers. */
  take(message: Advice | Remark | Accepted | Refused): Accepted | Refused | null {
    if (message.id === this.#advised?.id) this.#told(message.type === "advice" ? message.tokens : "");
    else if (message.id === this.#reviewed?.id) this.#remarked(message.type === "remark" ? message : null);
    else if (message.type !== "remark") {
      if (message.id === this.#hinting) this.#hinting = "";
      if (message.type !== "advice") return message;
      this.#repeats = this.#heard(message.sentence);
      this.#advice = message;
    }
    return null;
  }

  /** The connection ended; pending requests get an empty answer. */
  cut(): void {
    this.#told("");
    this.#remarked(null);
  }

  /** The connection starts again, possibly in another language. */
  reopened(): void {
    this.#hinting = "";
    this.#advice = null;
  }

  /** Whether this was said before in the current turn. */
  #heard(sentence: string): boolean {
    const table = this.#shown();
    const turn = `${table?.round} ${table?.turn}`;
    const before = this.#said.turn === turn ? this.#said.sentences : [];
    this.#said = { turn, sentences: [...before, sentence] };
    return before.includes(sentence);
  }

  #remarked(remark: Remark | null): void {
    this.#reviewed?.tell(remark);
    this.#reviewed = null;
  }

  #told(tokens: string): void {
    this.#advised?.tell(tokens);
    this.#advised = null;
  }
}
