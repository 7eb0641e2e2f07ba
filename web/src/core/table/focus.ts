// Where the focus is when what had it has gone.

import { tick } from "svelte";
import type { Action } from "svelte/action";

/** What answers a question first. */
export const FIRST_OPTION = "[data-testid='question'] .option:enabled:not(.blocked)";

/** For a question that goes on with its parameter: it has the focus when the table opens, and keeps it where an answer
 * took its button away. */
export const keepFocus: Action<HTMLElement, unknown> = (bar) => {
  let here = false;

  const enter = () => (here = true);
  const leave = (event: FocusEvent) => {
    if (event.relatedTarget) here = bar.contains(event.relatedTarget as Node);
  };

  async function keep() {
    await tick();
    if (!here || document.activeElement !== document.body) return;
    (bar.querySelector<HTMLElement>(FIRST_OPTION) ?? bar).focus({ preventScroll: true });
  }

  bar.addEventListener("focusin", enter);
  bar.addEventListener("focusout", leave);
  if (document.activeElement === document.body) bar.focus({ preventScroll: true });
  return { update: () => void keep() };
};
