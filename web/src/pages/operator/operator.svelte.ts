// The operator's view of the server, polled as long as the key is accepted.

import { readText, removeText, writeText } from "../../core/device/storage.svelte";
import type { OverseenTables, TableKind } from "../../core/messages/wire";
import { complain } from "../../core/shell/toasts.svelte";
import { whyNot, Refusal } from "../../core/transport/http";
import type { Moment } from "./figures";
import { overseen, overview } from "./requests";

const KEPT = "altbau.operator";
const tab = () => sessionStorage; // so that the key is gone when the tab is closed
const AGAIN = 5000; // milliseconds
const LOOKED_BACK = 60_000; // milliseconds

export class Operator {
  key = $state(readText(KEPT, tab) ?? "");
  /** The overviews of the last minute. */
  moments: Moment[] = $state.raw([]);
  tables: OverseenTables | null = $state.raw(null);
  kind: TableKind = $state("running");
  /** Why nothing can be shown; "" otherwise. */
  refused = $state("");

  now: Moment | null = $derived(this.moments.at(-1) ?? null);

  /** Start polling; returns the function that stops it. */
  watch(): () => void {
    void this.look();
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") void this.look();
    }, AGAIN);
    return () => clearInterval(timer);
  }

  async look(): Promise<void> {
    const { key, kind } = this;
    if (!key) return;
    try {
      const [shown, tables] = await Promise.all([overview(key), overseen(key, kind)]);
      if (key !== this.key) return; // key forgotten meanwhile
      const at = Date.now();
      this.moments = [...this.moments.filter((moment) => at - moment.at <= LOOKED_BACK), { at, overview: shown }];
      if (kind === this.kind) this.tables = tables;
      this.refused = "";
      writeText(KEPT, key, tab);
    } catch (problem) {
      if (problem instanceof Refusal && problem.code === "operator-only") this.forget();
      this.refused = whyNot(problem);
    }
  }

  /** Forget the key. */
  forget(): void {
    removeText(KEPT, tab);
    this.key = this.refused = "";
    this.moments = [];
    this.tables = null;
  }

  /** Make a change, then load the result. Returns false (and complains) if it failed. */
  async act(what: (key: string) => Promise<unknown>): Promise<boolean> {
    try {
      await what(this.key);
    } catch (problem) {
      complain(whyNot(problem));
      return false;
    }
    await this.look();
    return true;
  }
}
