// Detects a dead connection: after a while of silence it pings, and without an answer it gives up.

const QUIET = 5000; // milliseconds of silence before the ping
const PATIENCE = 8000; // milliseconds to wait for an answer to it

export class Pulse {
  readonly #question: () => void;
  readonly #giveUp: () => void;
  #timer = 0;

  constructor(question: () => void, giveUp: () => void) {
    this.#question = question;
    this.#giveUp = giveUp;
  }

  /** Call for every message received. */
  heard(): void {
    this.stop();
    this.#timer = window.setTimeout(() => this.ask(), QUIET);
  }

  /** Ping now; a message must follow. */
  ask(): void {
    this.stop();
    this.#question();
    this.#timer = window.setTimeout(this.#giveUp, PATIENCE);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
