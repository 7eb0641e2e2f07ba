// The rules that are open, whatever page is below (`rulebook/dialog.ts`). They stay open if the button that opened them
// disappears. A rulebook opens them in its text instead.

import { getContext, setContext } from "svelte";

export interface OpenRules {
  /** The first of these is shown, with buttons for the others. */
  numbers: string[];
  edition: string;
  /** What had the focus. */
  origin: HTMLElement;
}

let open: OpenRules | null = $state.raw(null);

export const rulesOpen = (): OpenRules | null => open;

export function openRules(numbers: string[], edition: string, door: HTMLElement): void {
  if (open) return;
  const focused = document.activeElement;
  const origin = focused instanceof HTMLElement && focused !== document.body ? focused : door;
  open = { numbers, edition, origin };
}

export function closeRules(): void {
  open = null;
}

/** Opens a rule in another way than in a dialog. `door` is its button. */
export type Opener = (number: string, door: HTMLElement) => void;

const OPENER = "rules";

/** For a component and all in it: numbers open there in this way. */
export const openRulesBy = (opener: Opener): Opener => setContext(OPENER, opener);

/** What opens rules where this component is; undefined if a dialog does. */
export const opener = (): Opener | undefined => getContext<Opener | undefined>(OPENER);
