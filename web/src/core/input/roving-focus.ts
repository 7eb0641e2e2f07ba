// A list or toolbar is one stop of the Tab key: its thing that had the focus last. Arrow keys move from thing to thing.

import type { Action } from "svelte/action";

export interface Stops {
  /** The things, as a selector. */
  of: string;
  back: string;
  on: string;
  /** Whether the stop is the last thing while the focus is elsewhere. */
  newest: boolean;
}

export const LINES: Stops = { of: "li :is(button, a, summary)", back: "ArrowUp", on: "ArrowDown", newest: true };
export const tools = (of: string): Stops => ({ of, back: "ArrowLeft", on: "ArrowRight", newest: false });

export const rovingFocus: Action<HTMLElement, Stops> = (box, { of, back, on, newest }) => {
  let here: HTMLElement | undefined;
  let place = 0; // of `here`, for when it is gone
  let frame = 0;

  const stops = () => [...box.querySelectorAll<HTMLElement>(of)].filter((stop) => stop.getClientRects().length > 0);

  function settle() {
    const all = stops();
    const stays = here && all.includes(here) && (!newest || box.contains(document.activeElement));
    if (!stays) here = newest ? all.at(-1) : all[Math.min(place, all.length - 1)];
    if (here) place = all.indexOf(here);
    for (const stop of all) stop.tabIndex = stop === here ? 0 : -1;
  }

  function enter({ target }: FocusEvent) {
    if ((target as HTMLElement).matches(of)) here = target as HTMLElement;
    settle();
  }

  /** The keys are described once: when the focus came in for the first time. */
  function leave({ relatedTarget }: FocusEvent) {
    const keys = box.getAttribute("aria-describedby");
    if (!keys || box.contains(relatedTarget as Node | null)) return;
    for (const each of document.querySelectorAll(`[aria-describedby="${keys}"]`))
      each.removeAttribute("aria-describedby");
  }

  function move(event: KeyboardEvent) {
    const all = stops();
    const at = all.indexOf(event.target as HTMLElement);
    const to = { [back]: at - 1, [on]: at + 1, Home: 0, End: all.length - 1 }[event.key];
    if (at < 0 || to === undefined) return;
    event.preventDefault();
    all[newest ? to : (to + all.length) % all.length]?.focus();
  }

  /** In the next frame, which lays the page out anyway. */
  function settleSoon() {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(settle);
  }

  const news = new MutationObserver(settleSoon);
  news.observe(box, { childList: true, subtree: true });
  box.addEventListener("focusin", enter);
  box.addEventListener("focusout", leave);
  box.addEventListener("keydown", move);
  settleSoon();
  return {
    destroy() {
      cancelAnimationFrame(frame);
      news.disconnect();
      box.removeEventListener("focusin", enter);
      box.removeEventListener("focusout", leave);
      box.removeEventListener("keydown", move);
    },
  };
};
