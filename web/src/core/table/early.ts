// Answers that are asked for while whoever needs them is still on his way.

export class Early<Answer> {
  #asked: { what: string; answer: Promise<Answer> } | null = null;

  /** Ask for something now. */
  ahead(what: string, ask: () => Promise<Answer>): void {
    const answer = ask();
    answer.catch(() => {}); // whoever takes it says what is wrong
    this.#asked = { what, answer };
  }

  /** An answer, asked for now unless that has been done ahead; nobody gets the same one twice. */
  async take(what: string, ask: () => Promise<Answer>): Promise<Answer> {
    const early = this.#asked;
    this.#asked = null;
    return early?.what === what ? early.answer : ask();
  }
}
