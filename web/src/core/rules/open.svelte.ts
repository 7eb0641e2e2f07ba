// The rules that are open, whatever page is below (`rulebook/dialog.ts`). They stay open if the button that opened them
// disappears.

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
