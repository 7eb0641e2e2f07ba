// The server as whoever runs it sees it: looked at again and again, as long as the key opens it.

import { whyNot, Refusal } from "../../core/http";
import { complain } from "../../core/shell/toasts.svelte";
import type { OverseenTables, TableKind } from "../../core/wire";
import type { Moment } from "./figures";
import { overseen, overview } from "./requests";

const KEPT = "altbau.operator"; // of the tab, so that the key is gone when that is closed
const AGAIN = 5000; // ms
const LOOKED_BACK = 60_000; // ms

export class Operator {
  key = $state(sessionStorage.getItem(KEPT) ?? "");
  /** How the server was, of late and now. */
  moments: Moment[] = $state.raw([]);
  tables: OverseenTables | null = $state.raw(null);
  kind: TableKind = $state("running");
  /** Why nothing can be shown. */
  refused = $state("");

  now: Moment | null = $derived(this.moments.at(-1) ?? null);

  /** Look again and again; what gives an end to that. */
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
      if (key !== this.key) return; // forgotten meanwhile
      const at = Date.now();
      this.moments = [...this.moments.filter((moment) => at - moment.at <= LOOKED_BACK), { at, overview: shown }];
      if (kind === this.kind) this.tables = tables;
      this.refused = "";
      sessionStorage.setItem(KEPT, key);
    } catch (problem) {
      if (problem instanceof Refusal && problem.code === "operator-only") this.forget();
      this.refused = whyNot(problem);
    }
  }

  /** Know the key no more. */
  forget(): void {
    sessionStorage.removeItem(KEPT);
    this.key = this.refused = "";
    this.moments = [];
    this.tables = null;
  }

  /** Do something, and see what has become of it; whether that went. */
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
