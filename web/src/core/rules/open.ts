// Opening what numbers of rules say, from anywhere on the page. It stays when the button has gone that opened it.

import { mount, unmount } from "svelte";
import { complain } from "../shell/toasts.svelte";
import { FIRST_OPTION } from "../table/focus";
import { say } from "../text.svelte";

let open = false;

/** Show the first of these numbers, and the others beside it; afterwards the focus is where it was, or on its door. */
export async function openRules(numbers: string[], edition: string, door: HTMLElement): Promise<void> {
  if (open) return;
  open = true;
  const focused = document.activeElement;
  const origin = focused instanceof HTMLElement && focused !== document.body ? focused : door;
  try {
    const { default: RuleSheet } = await import("./RuleSheet.svelte");
    const sheet = mount(RuleSheet, { target: document.body, props: { numbers, edition, close } });
    function close() {
      open = false;
      void unmount(sheet);
      (origin.isConnected ? origin : document.querySelector<HTMLElement>(FIRST_OPTION))?.focus();
    }
  } catch {
    open = false;
    complain(say("page-no-server"));
  }
}
