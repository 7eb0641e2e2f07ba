// Moments are seen one after the other. Where many come at once the old ones are dropped: nobody watches the past.

const MOST = 4; // that wait
const OLD = 5000; // milliseconds after which one that still waits is not shown any more

export class Queue<One extends { lasts: number }> {
  readonly #show: (one: One | null) => void;
  #waiting: { one: One; until: number }[] = [];
  #timer = 0;
  #showing = false;

  constructor(show: (one: One | null) => void) {
    this.#show = show;
  }

  add(more: One[]): void {
    const until = performance.now() + OLD;
    this.#waiting = [...this.#waiting, ...more.map((one) => ({ one, until }))].slice(-MOST);
    if (!this.#showing) this.#next();
  }

  /** Nothing of all this is to be seen any more. */
  clear(): void {
    this.#waiting = [];
    if (this.#showing) this.#next();
  }

  #next(): void {
    clearTimeout(this.#timer);
    const now = performance.now();
    this.#waiting = this.#waiting.filter(({ until }) => until > now);
    const one = this.#waiting.shift()?.one ?? null;
    this.#showing = one !== null;
    this.#show(one);
    if (one) this.#timer = window.setTimeout(() => this.#next(), one.lasts);
  }
}
