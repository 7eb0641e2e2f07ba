// Whether the other side is still there: after a while of silence it is asked, and without an answer it is given up.

const QUIET = 5000; // milliseconds without a word before the question
const PATIENCE = 8000; // and from then on without an answer

export class Pulse {
  readonly #question: () => void;
  readonly #giveUp: () => void;
  #timer = 0;

  constructor(question: () => void, giveUp: () => void) {
    this.#question = question;
    this.#giveUp = giveUp;
  }

  /** A word has come. */
  heard(): void {
    this.stop();
    this.#timer = window.setTimeout(() => this.ask(), QUIET);
  }

  /** A word is due from now on. */
  ask(): void {
    this.stop();
    this.#question();
    this.#timer = window.setTimeout(this.#giveUp, PATIENCE);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
