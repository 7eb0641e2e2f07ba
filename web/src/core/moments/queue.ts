// Moments are seen one after the other, turn by turn. Small ones make way for great ones and for the next turn, and
// nobody watches the past.

const MOST = 4; // that wait
const OLD = 5000; // milliseconds after which one that still waits is not shown any more

export interface Scene {
  /** In milliseconds. */
  readonly lasts: number;
  /** The number of the turn that it belongs to. */
  readonly turn: number;
  readonly small: boolean;
  begin(): void;
  /** It is over, or will never be seen. */
  end(): void;
}

interface Waiting {
  scene: Scene;
  until: number;
}

export class Queue {
  #waiting: Waiting[] = [];
  #now: Scene | null = null;
  #timer = 0;

  add(more: Scene[]): void {
    const until = performance.now() + OLD;
    const all = [...this.#waiting, ...more.map((scene) => ({ scene, until }))];
    const great = this.#now?.small === false || all.some(({ scene }) => !scene.small);
    const turn = more.at(-1)?.turn;
    this.#keep(all.filter(({ scene }) => !scene.small || (!great && scene.turn === turn)).slice(-MOST), all);
    if (!this.#now || (great && this.#now.small)) this.#next();
  }

  /** Nothing of all this is to be seen any more. */
  clear(): void {
    this.#keep([], this.#waiting);
    this.#next();
  }

  #keep(kept: Waiting[], all: Waiting[]): void {
    this.#waiting = kept;
    for (const one of all) if (!kept.includes(one)) one.scene.end();
  }

  #next(): void {
    clearTimeout(this.#timer);
    this.#now?.end();
    const now = performance.now();
    this.#keep(
      this.#waiting.filter(({ until }) => until > now),
      this.#waiting,
    );
    this.#now = this.#waiting.shift()?.scene ?? null;
    this.#now?.begin();
    if (this.#now) this.#timer = window.setTimeout(() => this.#next(), this.#now.lasts);
  }
}
