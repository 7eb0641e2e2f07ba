// The queue of animations: one after the other, turn by turn. Small ones are dropped for great ones and when the next
// turn begins; old ones are dropped as well.

const MOST = 4; // at most this many wait
const OLD = 5000; // milliseconds after which a waiting one is dropped

export interface Scene {
  /** The duration in milliseconds. */
  readonly lasts: number;
  /** The number of the turn that it belongs to. */
  readonly turn: number;
  readonly small: boolean;
  begin(): void;
  /** Called when it is over or was dropped. */
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

  /** Drop everything. */
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
