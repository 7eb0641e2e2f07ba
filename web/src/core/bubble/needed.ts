// What bubbles leave free: the boxes of what is drawn of it.

import type { Box } from "./placement";

export const READ = "[data-testid=question] :is(.words, .tools, button, input, label, summary, p, li)";
export const PLAYED_ON = ".streets [data-light='possible'], [data-testid='board'] [data-light='possible']";
export const HAND = ".hand [data-light='possible']";
export const FACES = ".face[data-place], .neighbours .face";
export const LOG = "[data-testid=log-open]";
export const BETTER_SEEN = ".portrait, .hand .card, [data-drop], [data-better-seen]";

/** The boxes of these parts of the page, but not of those around the target. */
export const drawn = (parts: string, target: Element): Box[] =>
  [...document.querySelectorAll(parts)]
    .filter((part) => !part.contains(target) && !part.closest("[inert]") && part.getClientRects().length > 0)
    .map((part) => part.getBoundingClientRect())
    .filter(({ left, right, width }) => width > 0 && left < innerWidth && right > 0);
