// The seat at a lobby of a player who is in a lesson: reports when the table begins.

import { seatKeys } from "../../core/device/device";
import { Live } from "../../core/live/live.svelte";
import type { FromServer } from "../../core/messages/wire";
import { tableAt } from "../../core/route/route.svelte";

export class LobbyLive extends Live {
  /** Whether the game has begun. */
  begun = $state(false);

  /** No connection is needed once it has begun. */
  override async open(): Promise<void> {
    if (!this.begun) await super.open();
  }

  protected override hear(message: FromServer): void {
    if (message.type !== "started" && message.type !== "update") return super.hear(message);
    this.begun = true;
    this.close();
  }
}

/** This device's seat at the table of a path; null if there is none. */
export function seatAt(path: string): LobbyLive | null {
  const at = tableAt(path);
  return at && !at.door && seatKeys(at.table).length ? new LobbyLive(at.table, "") : null;
}
