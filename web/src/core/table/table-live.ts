// The live connection to a table that people sit at, whose log can be long.

import { Live } from "../live/live.svelte";
import { VERSION, type FromServer, type LogEntry } from "../messages/wire";
import { knowsGame, learnGame } from "../shell/language";
import { transport } from "../transport/transport";
import { firstLook } from "./first-look";

export class TableLive extends Live {
  /** The log is requested over HTTP, which compresses it. Of several people at one device nothing is shown before the
   * connection of one of them is open. */
  protected override async logSoFar(): Promise<LogEntry[]> {
    if (transport.oneDevice && this.keys.length > 1) return [];
    try {
      const found = await firstLook(this.id, this.key?.secret ?? null);
      if (found.type !== "update") return [];
      await learnGame(found.table.edition);
      return found.log;
    } catch {
      return []; // the connection will report the problem
    }
  }

  /** A table comes after the texts of its game, even if the first request for it failed; a message that this page does
   * not understand needs none. */
  protected override hear(message: FromServer): void {
    const readable = message.type === "update" && message.table.version === VERSION;
    if (!readable || knowsGame(message.table.edition)) super.hear(message);
    else void learnGame(message.table.edition).then(() => this.reopen());
  }
}
