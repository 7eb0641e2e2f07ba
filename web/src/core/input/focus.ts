// Keeps the focus when the focused element disappears.

import { tick } from "svelte";
import type { Action } from "svelte/action";

const STOP = ":enabled[tabindex='0']";
/** The first option of the question. */
export const FIRST_OPTION = "[data-testid='question'] .option:enabled:not(.blocked)";

/** A Svelte action for the question. The question gets the focus when the table opens. If an answer removes the
 * focused element, the focus goes back to it once it is usable, or to the first option, or stays in its toolbar.
 * Clicking elsewhere gives the focus up. */
export const keepFocus: Action<HTMLElement, unknown> = (bar) => {
  const table = bar.closest("main") ?? bar;
  let last: HTMLElement | null = null;
  let tools: HTMLElement | null = null; // the toolbar that `last` belongs to

  const usable = (element: HTMLElement) => element.isConnected && !element.matches(":disabled");
  function enter({ target }: FocusEvent) {
    last = target as HTMLElement;
    tools = last.closest("[role='toolbar']");
  }
  /** Some browsers fire focusout before the element is removed or disabled, so it is checked a moment later. */
  async function leave({ target, relatedTarget }: FocusEvent) {
    if (relatedTarget || !document.hasFocus()) return;
    await Promise.resolve();
    if (last === target && usable(last as HTMLElement)) last = null;
  }

  async function keep() {
    await tick();
    if (!last || document.activeElement !== document.body) return;
    const nearest = () => bar.querySelector<HTMLElement>(FIRST_OPTION) ?? tools?.querySelector<HTMLElement>(STOP);
    const next = usable(last) ? last : (nearest() ?? bar);
    next.focus({ preventScroll: true });
    if (next.matches(":focus-visible")) next.scrollIntoView({ block: "nearest" });
  }

  table.addEventListener("focusin", enter);
  table.addEventListener("focusout", leave);
  const opening = setTimeout(() => {
    if (document.activeElement === document.body) bar.focus({ preventScroll: true }); // needs the layout
  });
  return {
    update: () => void keep(),
    destroy() {
      clearTimeout(opening);
      table.removeEventListener("focusin", enter);
      table.removeEventListener("focusout", leave);
    },
  };
};
