// Options stay in the order in which they were first seen, after those whose order is known: what can't be chosen now keeps
// its place among them.

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
