// The seat of whoever learns while a table waits: they are told when it begins.

import { seatKeys } from "../../core/device";
import { tableAt } from "../../core/route.svelte";
import { Live } from "../../core/table/live.svelte";
import type { FromServer, LogEntry } from "../../core/wire";

export class WaitingSeat extends Live {
  /** Whether there is a game to go to. */
  begun = $state(false);

  /** Nothing has to be asked any more once it has begun. */
  override async open(): Promise<void> {
    if (!this.begun) await super.open();
  }

  /** Nobody reads it here. */
  protected override logSoFar(): Promise<LogEntry[]> {
    return Promise.resolve([]);
  }

  protected override hear(message: FromServer): void {
    if (message.type !== "started" && message.type !== "update") return super.hear(message);
    this.begun = true;
    this.close();
  }
}

/** The seat of this device at the table from which somebody has come, if there is one. */
export function seatAt(path: string): WaitingSeat | null {
  const at = tableAt(path);
  return at && !at.door && seatKeys(at.table).length ? new WaitingSeat(at.table, "") : null;
}
