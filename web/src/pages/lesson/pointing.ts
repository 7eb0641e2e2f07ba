// What on the page a lesson points at.

const SPECIAL: Record<string, string> = {
  question: "[data-testid='question']",
  log: "[data-testid='log'], #log",
};

function selectorOf(at: string): string {
  const [kind, token = ""] = at.split(":");
  const name = CSS.escape(kind === "option" ? token : at);
  if (kind === "option") return `[data-testid="choice-${name}"], [data-testid="blocked-${name}"]`;
  return SPECIAL[at] ?? `[data-place="${name}"]`;
}

const drawn = (element: Element): boolean => element.getClientRects().length > 0;

/** The first that is drawn of what is meant. */
export const pointed = (at: string): HTMLElement | null =>
  at ? ([...document.querySelectorAll<HTMLElement>(selectorOf(at))].find(drawn) ?? null) : null;

/** Whether it is not in a street beside the one in sight. */
export function inSight(element: Element): boolean {
  const { left, right } = element.getBoundingClientRect();
  const middle = (left + right) / 2;
  return middle > 0 && middle < innerWidth;
}

/** What it is called. */
export function nameOf(element: Element | null): string {
  if (!element) return "";
  return element.getAttribute("aria-label") ?? (element.getAttribute("title") || element.textContent).trim();
}
