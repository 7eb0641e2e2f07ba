// The elements on the page that stand for a token.

const drawn = (selector: string): Element[] =>
  [...document.querySelectorAll(selector)].filter((element) => {
    const { left, top, right, bottom, width } = element.getBoundingClientRect();
    return width > 0 && left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  });

/** The visible element for a token of a move: its button, its card or its place. */
export function thing(token: string): Element | null {
  const name = CSS.escape(token);
  const [first] = drawn(
    `[data-testid="blocked-${name}"], [data-testid="choice-${name}"], [data-place="hand:${name}"], [data-place="${name}"]`,
  );
  return first ?? null;
}
