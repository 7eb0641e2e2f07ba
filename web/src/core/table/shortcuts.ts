// Keyboard shortcuts to the parts of the table, wherever the focus is.

import { shortcutsOn } from "../device/device";
import { FIRST_OPTION } from "../input/focus";
import type { Choosing } from "../live/choosing.svelte";

const QUESTION = "[data-testid='question']"; // where nothing can be chosen it is read by itself

const focusOn = (selector: string): void => document.querySelector<HTMLElement>(selector)?.focus();

/** The rule button of the last refusal, or else of the last log line. */
const lastRule = (): HTMLElement | undefined =>
  document.querySelector<HTMLElement>("[data-testid='refusal'] [data-rules], .toasts [data-rules]") ??
  [...document.querySelectorAll<HTMLElement>("[data-testid='log'] [data-rules]")].at(-1);

/** Handle a key; `others` are additional keys of the page. */
export function shortcut(event: KeyboardEvent, choosing: Choosing, others: Record<string, () => void> = {}): void {
  const target = event.target as HTMLElement;
  if (event.ctrlKey || event.metaKey || event.altKey || target.matches("input, select, textarea")) return;
  if (event.key === "Escape" && choosing.path.length) return choosing.cancel();
  if (!shortcutsOn() || document.querySelector("dialog[open]")) return;
  if (event.key === "h") focusOn(".hand .card[tabindex='0']");
  else if (event.key === "q") focusOn(document.querySelector(FIRST_OPTION) ? FIRST_OPTION : QUESTION);
  else if (event.key === "l") document.getElementById("log")?.click();
  else if (event.key === "t") document.querySelector<HTMLElement>("[data-testid='hint']")?.click();
  else if (event.key === "r") lastRule()?.click();
  else if (/^[1-9]$/.test(event.key))
    document.querySelector<HTMLElement>(`[data-testid='question'] [data-key='${event.key}']`)?.click();
  else if (others[event.key]) others[event.key]?.();
  else return;
  event.preventDefault();
}
