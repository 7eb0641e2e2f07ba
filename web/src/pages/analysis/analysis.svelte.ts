// An analysis as it arrives: the results so far, and the progress.

import { lookingKey } from "../../core/device/device";
import type { AnalysisLine, Balance, Books, Course, Decisions, Luck } from "../../core/messages/wire";
import { whyNot } from "../../core/transport/http";
import { analysisOf } from "../../core/transport/table";
import { takeWanted } from "./wanted";

export class Analysis {
  readonly #id: string;
  readonly #number: number;
  course: Course | null = $state.raw(null);
  luck: Luck | null = $state.raw(null);
  decisions: Decisions | null = $state.raw(null);
  books: Books["seats"] = $state.raw([]);
  balances: Balance[] = $state.raw([]);
  /** Whether nobody has asked for it so far. */
  unmade = $state(false);
  /** The number of games queued before this one; null once it is being analysed. */
  ahead: number | null = $state(null);
  over = $state(false);
  /** Why it stopped; "" if it did not. */
  refused = $state("");
  readonly #giveUp = new AbortController();

  constructor(id: string, number: number) {
    this.#id = id;
    this.#number = number;
  }

  /** Request what is known, until it is complete or the page is left; what its player has just wanted is judged. */
  async listen(): Promise<void> {
    const [secret, wanted] = [lookingKey(this.#id), takeWanted(this.#id)];
    await this.#ask("GET", secret);
    if (wanted && secret && this.unmade && !this.#giveUp.signal.aborted) await this.start(secret);
  }

  /** With the key of a player: have the game analysed, for all. */
  start(secret: string): Promise<void> {
    this.unmade = false;
    this.refused = "";
    return this.#ask("POST", secret);
  }

  async #ask(method: "GET" | "POST", secret: string | null): Promise<void> {
    try {
      const lines = analysisOf(method, this.#id, secret, this.#number, this.#giveUp.signal);
      for await (const line of lines) this.hear(line);
    } catch (problem) {
      if (!this.#giveUp.signal.aborted) this.refused = whyNot(problem);
    }
  }

  hear(line: AnalysisLine): void {
    if (line.type !== "queued") this.ahead = null;
    if (line.type === "queued") this.ahead = line.ahead;
    else if (line.type === "unmade") this.unmade = true;
    else if (line.type === "course") this.course = line;
    else if (line.type === "books") this.books = line.seats;
    else if (line.type === "luck") this.luck = line;
    else if (line.type === "decisions") this.decisions = line;
    else if (line.type === "balances") this.balances = line.seats;
    else if (line.type === "failed") this.refused = line.problem.sentence;
    else if (line.type === "ended") this.over = true;
  }

  close = (): void => this.#giveUp.abort();
}
