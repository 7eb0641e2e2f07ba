// Questions to the second worker.

import type { Site } from "./site";
import type { Question, Thought } from "./thinker";

interface Waiting {
  hear(message: Uint8Array): void;
  over(): void;
  fail(problem: Error): void;
}

export class Thinking {
  readonly #worker = new Worker(new URL("./thinker.ts", import.meta.url), { type: "module" });
  readonly #waiting = new Map<number, Waiting>();
  #last = 0;

  constructor(site: Site) {
    this.#worker.onmessage = ({ data }: MessageEvent<Thought>) => this.#heard(data);
    this.#worker.postMessage(site);
  }

  /** Have a question answered, message by message. */
  ask(question: Uint8Array, hear: (message: Uint8Array) => void): Promise<void> {
    const number = ++this.#last;
    this.#worker.postMessage({ number, question } satisfies Question);
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
