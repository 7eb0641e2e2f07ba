// The live connection to a table that people sit at, whose log can be long.

import { Live } from "../live/live.svelte";
import type { LogEntry } from "../messages/wire";
import { transport } from "../transport/transport";
import { firstLook } from "./first-look";

export class TableLive extends Live {
  /** The log is requested over HTTP, which compresses it. Of several people at one device nothing is shown before the
   * connection of one of them is open. */
  protected override async logSoFar(): Promise<LogEntry[]> {
    if (transport.oneDevice && this.keys.length > 1) return [];
    try {
      const found = await firstLook(this.id, this.key?.secret ?? null);
      return found.type === "update" ? found.log : [];
    } catch {
      return []; // the connection will report the problem
    }
  }
}
