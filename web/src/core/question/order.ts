// Keeps options in the order in which they were first seen, after those with a known order: an option that becomes
// blocked keeps its place.

export class Order {
  readonly #seen: string[];

  constructor(known: readonly string[] = []) {
    this.#seen = [...known];
  }

  sorted<Option extends { token: string }>(options: Option[]): Option[] {
    for (const { token } of options) if (!this.#seen.includes(token)) this.#seen.push(token);
    return options.toSorted((one, other) => this.#seen.indexOf(one.token) - this.#seen.indexOf(other.token));
  }
}
