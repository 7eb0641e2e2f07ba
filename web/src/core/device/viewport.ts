// How much room a window has for a table: that of a desktop, a phone, a phone on its side, or less than any layout needs.
// Then the table is a document that scrolls, with the question first.

import { MediaQuery } from "svelte/reactivity";

/** Whether the window is as small as a phone's. */
export const phone = new MediaQuery("(max-width: 43.75rem) or (max-height: 33rem)");

/** Whether it is as small as that of a phone on its side. */
export const flat = new MediaQuery("(max-height: 33rem) and (min-width: 36rem)");

/** Whether it is lower than the least height of a table, which depends on its width. */
export const low = new MediaQuery("((max-width: 35.99rem) and (max-height: 36rem)) or (max-height: 20rem)");

const CARD = 8.1; // rem: the height of a hand

/** An effect for the page: mark its root, for the styles. */
export function markLow(): void {
  document.documentElement.toggleAttribute("data-low", low.current);
}

/** A Svelte action for the question: in a low window it sticks to the top where a card has room below it. The root gets
 * the height that it covers, which is kept free around what has the focus. */
export function sticky(ask: HTMLElement) {
  const root = document.documentElement;

  function look(): void {
    const room = innerHeight - CARD * parseFloat(getComputedStyle(root).fontSize);
    const sticks = low.current && ask.offsetHeight <= room;
    ask.toggleAttribute("data-sticks", sticks);
    if (sticks) root.style.setProperty("--stuck", `${ask.offsetHeight}px`);
    else root.style.removeProperty("--stuck"); // unlike setting it, this costs nothing where it is not set
  }

  const watching = new ResizeObserver(look);
  watching.observe(ask);
  addEventListener("resize", look);
  return {
    destroy() {
      watching.disconnect();
      removeEventListener("resize", look);
      root.style.removeProperty("--stuck");
    },
  };
}
