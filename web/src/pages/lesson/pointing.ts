// Finds the element that a lesson points at.

const SPECIAL: Record<string, string> = {
  question: "[data-testid='question']",
  result: "[data-testid='ranking'] > .stage",
  log: "[data-testid='log'], #log",
};

function selectorOf(at: string): string {
  const [kind, token = ""] = at.split(":");
  const name = CSS.escape(kind === "option" ? token : at);
  if (kind === "option") return `[data-testid="choice-${name}"], [data-testid="blocked-${name}"]`;
  return SPECIAL[at] ?? `[data-place="${name}"]`;
}

const drawn = (element: Element): boolean => element.getClientRects().length > 0;

/** The first matching element that is drawn. */
export const pointed = (at: string): HTMLElement | null =>
  at ? ([...document.querySelectorAll<HTMLElement>(selectorOf(at))].find(drawn) ?? null) : null;

/** Whether the element's middle is visible: inside the window and every scroll container. */
export function inSight(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const inside = (box: { left: number; right: number; top: number; bottom: number }) =>
    x > box.left && x < box.right && y > box.top && y < box.bottom;
  if (!inside({ left: 0, right: innerWidth, top: 0, bottom: innerHeight })) return false;
  for (let outer = element.parentElement; outer && outer !== document.body; outer = outer.parentElement)
    if (getComputedStyle(outer).overflow !== "visible" && !inside(outer.getBoundingClientRect())) return false;
  return true;
}

/** The element's name for screen readers. */
export function nameOf(element: Element | null): string {
  const heard = element?.closest("[aria-hidden='true']")?.parentElement ?? element;
  if (!heard) return "";
  const copy = heard.cloneNode(true) as Element;
  copy.querySelectorAll("[aria-hidden='true']").forEach((unheard) => unheard.remove());
  return (heard.getAttribute("aria-label") ?? (heard.getAttribute("title") || copy.textContent))
    .replace(/\s+/g, " ")
    .trim();
}
