// What on the page a token means.

const drawn = (selector: string): Element[] =>
  [...document.querySelectorAll(selector)].filter((element) => {
    const { left, top, right, bottom, width } = element.getBoundingClientRect();
    return width > 0 && left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  });

/** The thing in sight that a hint leads to: on the table rather than its button. */
export function hintedThing(): Element | null {
  const all = drawn("[data-hint]");
  return all.find((element) => !element.closest("[data-testid=question]")) ?? all[0] ?? null;
}

/** The thing in sight that a token of a move stands for: its button, its card or its place. */
export function thing(token: string): Element | null {
  const name = CSS.escape(token);
  const [first] = drawn(
    `[data-testid="blocked-${name}"], [data-testid="choice-${name}"], [data-place="hand:${name}"], [data-place="${name}"]`,
  );
  return first ?? null;
}
