// Shows the rules that were opened from anywhere on the page.

import { mount, unmount } from "svelte";
import { FIRST_OPTION } from "../input/focus";
import { closeRules, rulesOpen, type OpenRules } from "../rules/open.svelte";
import { withTexts } from "../shell/language";
import { complain } from "../shell/toasts.svelte";
import { say } from "../text/text.svelte";

/** An effect for the page: show the open rules in a dialog. */
export function showRules(): void {
  const rules = rulesOpen();
  if (rules) void show(rules);
}

/** On closing, the focus returns to where it was, else to the first option. */
async function show({ numbers, edition, origin }: OpenRules): Promise<void> {
  try {
    const { default: RuleSheet } = await withTexts(import("./RuleSheet.svelte"), "page");
    const sheet = mount(RuleSheet, { target: document.body, props: { numbers, edition, close } });
    function close() {
      closeRules();
      void unmount(sheet);
      (origin.isConnected ? origin : document.querySelector<HTMLElement>(FIRST_OPTION))?.focus();
    }
  } catch {
    closeRules();
    complain(say("page-no-server"));
  }
}
