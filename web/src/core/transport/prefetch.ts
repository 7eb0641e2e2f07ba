// Prefetching: answers requested before the component that needs them has loaded.

export class Prefetch<Answer> {
  #asked: { what: string; answer: Promise<Answer> } | null = null;

  /** Request something ahead of time. */
  ahead(what: string, ask: () => Promise<Answer>): void {
    const answer = ask();
    answer.catch(() => {}); // the caller of `take` handles the error
    this.#asked = { what, answer };
  }

  /** The prefetched answer if it is for the same thing, else a new request; a prefetched answer is used once. */
  async take(what: string, ask: () => Promise<Answer>): Promise<Answer> {
    const early = this.#asked;
    this.#asked = null;
    return early?.what === what ? early.answer : ask();
  }
}
