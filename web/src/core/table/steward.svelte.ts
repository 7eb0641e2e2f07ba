// What the steward says to whoever asks: a hint, one that nobody sees, and what he thinks of a turn.

import { randomName } from "../device";
import type { Accepted, Advice, AnyTable, FromPage, Refused, Remark } from "../wire";
import { withHints } from "./with-hints";

/** A question that waits for its answer. */
interface Asked<Answer> {
  id: string;
  tell: (answer: Answer) => void;
}

export class Steward {
  readonly #send: (message: FromPage) => void;
  readonly #shown: () => AnyTable | null;
  readonly #connected: () => boolean;
  #advice: Advice | null = $state.raw(null);
  #hinting = $state(""); // the id of a question for a hint that has no answer yet
  #advised: Asked<string> | null = $state.raw(null); // for a hint that nobody will see
  #reviewed: Asked<Remark | null> | null = null; // for a remark
  /** How long the log was when it was last asked whether a turn should really end. */
  warned = $state(-1);

  constructor(send: (message: FromPage) => void, shown: () => AnyTable | null, connected: () => boolean) {
    this.#send = send;
    this.#shown = shown;
    this.#connected = connected;
  }

  /** What he would do now, once that has been asked. */
  advice: Advice | null = $derived.by(() => (this.#advice?.seq === this.#shown()?.seq ? this.#advice : null));

  /** Whether a hint is on its way. */
  hinting: boolean = $derived.by(() => this.#hinting !== "");

  /** Whether a hint that nobody will see is on its way. */
  advising: boolean = $derived.by(() => this.#advised !== null);

  /** Ask what he would do. Nothing waits for the answer. */
  askHint(): void {
    const table = this.#shown();
    if (!table || this.#hinting) return;
    this.#hinting = randomName();
    this.#send({ type: "hint", id: this.#hinting, seq: table.seq });
  }

  /** What he would do now, of which nothing is shown; nothing where there are no hints. */
  async advised(): Promise<string> {
    const table = this.#shown();
    if (this.advice || !table || !withHints(table) || !this.#connected()) return this.advice?.tokens ?? "";
    const id = randomName();
    this.#send({ type: "hint", id, seq: table.seq });
    return new Promise((tell) => (this.#advised = { id, tell }));
  }

  /** What he would rather have done in the turn that is over; null where that can't be told. */
  async review(): Promise<Remark | null> {
    if (!this.#connected()) return null;
    const id = randomName();
    this.#remarked(null);
    this.#send({ type: "review", id });
    return new Promise((tell) => (this.#reviewed = { id, tell }));
  }

  /** Take an answer to one of these questions; one to something else is given back. */
  take(message: Advice | Remark | Accepted | Refused): Accepted | Refused | null {
    if (message.id === this.#advised?.id) this.#told(message.type === "advice" ? message.tokens : "");
    else if (message.id === this.#reviewed?.id) this.#remarked(message.type === "remark" ? message : null);
    else if (message.type !== "remark") {
      if (message.id === this.#hinting) this.#hinting = "";
      if (message.type !== "advice") return message;
      this.#advice = message;
    }
    return null;
  }

  /** The connection has ended, and with it what was asked. */
  cut(): void {
    this.#told("");
    this.#remarked(null);
  }

  /** It begins anew, in another language perhaps. */
  reopened(): void {
    this.#hinting = "";
    this.#advice = null;
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
