// Where the focus is when what had it has gone.

import { tick } from "svelte";
import type { Action } from "svelte/action";

/** What answers a question first. */
export const FIRST_OPTION = "[data-testid='question'] .option:enabled:not(.blocked)";

/** For a question that goes on with its parameter: it has the focus when the table opens, and wherever an answer takes
 * the focus away from the table, it goes back to what had it or to what answers next. Whoever clicks beside all leaves. */
export const keepFocus: Action<HTMLElement, unknown> = (bar) => {
  const table = bar.closest("main") ?? bar;
  let last: HTMLElement | null = null;

  const usable = (element: HTMLElement) => element.isConnected && !element.matches(":disabled");
  const enter = ({ target }: FocusEvent) => (last = target as HTMLElement);
  /** Some browsers say so before what has the focus is taken away, too. */
  async function leave({ target, relatedTarget }: FocusEvent) {
    if (relatedTarget || !document.hasFocus()) return;
    await Promise.resolve();
    if (last === target && usable(last as HTMLElement)) last = null;
  }

  async function keep() {
    await tick();
    if (!last || document.activeElement !== document.body) return;
    const next = usable(last) ? last : (bar.querySelector<HTMLElement>(FIRST_OPTION) ?? bar);
    next.focus({ preventScroll: true });
  }

  table.addEventListener("focusin", enter);
  table.addEventListener("focusout", leave);
  const opening = setTimeout(() => {
    if (document.activeElement === document.body) bar.focus({ preventScroll: true }); // which needs the layout
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
