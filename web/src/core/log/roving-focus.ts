// A long list is one stop of the Tab key: the last line, or the last one focused. Arrow keys move from line to line.

import type { Action } from "svelte/action";

const STOPS = "li :is(button, a, summary)";

export const rovingFocus: Action<HTMLElement> = (box) => {
  let here: HTMLElement | undefined;

  const stops = () => [...box.querySelectorAll<HTMLElement>(STOPS)].filter((stop) => stop.getClientRects().length > 0);

  function settle() {
    const all = stops();
    if (!here || !box.contains(document.activeElement) || !all.includes(here)) here = all.at(-1);
    for (const stop of all) stop.tabIndex = stop === here ? 0 : -1;
  }

  function enter({ target }: FocusEvent) {
    if ((target as HTMLElement).matches(STOPS)) here = target as HTMLElement;
    settle();
  }

  function move(event: KeyboardEvent) {
    const all = stops();
    const at = all.indexOf(event.target as HTMLElement);
    const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: all.length - 1 }[event.key];
    if (at < 0 || to === undefined) return;
    event.preventDefault();
    all[to]?.focus();
  }

  const news = new MutationObserver(settle);
  news.observe(box, { childList: true, subtree: true });
  box.addEventListener("focusin", enter);
  box.addEventListener("keydown", move);
  return {
    destroy() {
      news.disconnect();
      box.removeEventListener("focusin", enter);
      box.removeEventListener("keydown", move);
    },
  };
};
