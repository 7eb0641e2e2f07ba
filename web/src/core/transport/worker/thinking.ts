// Questions to the second worker, which is started with the first of them: it takes as much memory as the first one.

import type { Begin, Question, Thought } from "./thinker";

interface Waiting {
  hear(message: Uint8Array): void;
  over(): void;
  fail(problem: Error): void;
}

export class Thinking {
  readonly #begin: Begin;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | null = null;
  #last = 0;

  constructor(begin: Begin) {
    this.#begin = begin;
  }

  #started(): Worker {
    if (!this.#worker) {
      this.#worker = new Worker(new URL("./thinker.ts", import.meta.url), { type: "module" });
      this.#worker.onmessage = ({ data }: MessageEvent<Thought>) => this.#heard(data);
      this.#worker.postMessage(this.#begin);
    }
    return this.#worker;
  }

  /** Have a question answered, message by message. */
  ask(question: Uint8Array, hear: (message: Uint8Array) => void): Promise<void> {
    const number = ++this.#last;
    this.#started().postMessage({ number, question } satisfies Question);
    return new Promise((over, fail) => this.#waiting.set(number, { hear, over, fail }));
  }

  #heard(thought: Thought): void {
    const asker = this.#waiting.get(thought.number);
    if ("message" in thought) asker?.hear(thought.message);
    else {
      this.#waiting.delete(thought.number);
      if ("failed" in thought) asker?.fail(new Error(thought.failed));
      else asker?.over();
    }
  }
}
