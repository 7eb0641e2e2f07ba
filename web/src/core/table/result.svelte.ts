// The result of a game lies over its table until somebody wants to see that; then it waits beside the question.

import { tick } from "svelte";

export class Result {
  folded = $state(false);

  /** Fold the result, or lay it open again; the focus goes to what takes that back. */
  async fold(to: boolean): Promise<void> {
    this.folded = to;
    await tick();
    document.querySelector<HTMLElement>(`[data-testid='${to ? "see-ranking" : "see-table"}']`)?.focus();
  }
}
