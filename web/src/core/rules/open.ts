// Opens rules from anywhere on the page. The dialog stays open if the button that opened it disappears.

import { mount, unmount } from "svelte";
import { FIRST_OPTION } from "../input/focus";
import { complain } from "../shell/toasts.svelte";
import { say } from "../text/text.svelte";

let open = false;

/** Show the first of these rules, with buttons for the others. On closing, the focus returns to where it was, else to
 * the first option. */
export async function openRules(numbers: string[], edition: string, door: HTMLElement): Promise<void> {
  if (open) return;
  open = true;
  const focused = document.activeElement;
  const origin = focused instanceof HTMLElement && focused !== document.body ? focused : door;
  try {
    const { default: RuleSheet } = await import("../rulebook/RuleSheet.svelte");
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
