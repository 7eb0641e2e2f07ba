// Copies to the clipboard and shows whether that worked.

import { complain, notice } from "../shell/toasts.svelte";
import { say } from "../text/text.svelte";

export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notice(say("page-copied"));
  } catch {
    copyOld(text); // `navigator.clipboard` exists on secure pages only
  }
}

function copyOld(text: string): void {
  const area = document.createElement("textarea");
  area.value = text;
  (document.querySelector("dialog[open]") ?? document.body).append(area);
  area.select();
  const done = document.execCommand("copy");
  area.remove();
  if (done) notice(say("page-copied"));
  else complain(say("page-not-copied"));
}
