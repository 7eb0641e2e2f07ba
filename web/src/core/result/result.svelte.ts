// The result covers the table until the viewer folds it; then a button beside the question reopens it.

import { tick } from "svelte";

export class Result {
  folded = $state(false);

  /** Fold or reopen the result; the focus goes to the button that does the opposite. */
  async fold(to: boolean): Promise<void> {
    this.folded = to;
    await tick();
    document.querySelector<HTMLElement>(`[data-testid='${to ? "see-ranking" : "see-table"}']`)?.focus();
  }
}
