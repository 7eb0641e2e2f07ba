// What a listener is told after each change of the table. It waits for nothing but the listener's own turn, and says
// nothing that the listener's log does not say.

import type { Live } from "../live/live.svelte";
import { nothingToPlay, prompt } from "../live/options";
import { actor, announced, sentence } from "../log/event-words";
import type { AnyTable, LogEntry } from "../messages/wire";
import { readOut } from "../sound/read-out.svelte";
import { say } from "../text/text.svelte";
import { summary, toldLater } from "./summary";

export interface Announcement {
  /** What happened; "" if there is nothing to say now. */
  news: string;
  /** The question to the listener; "" while there is none. */
  question: string;
  /** Whether the question interrupts. Otherwise it follows the news. */
  interrupts: boolean;
}

/** Whether what the others do is gathered until the listener's turn. A lesson and a replay tell it as they go on. */
export const gathers = ({ teaches, retells }: Live): boolean => readOut() === "all" && !teaches && !retells;

export class Announcements {
  readonly #live: Live;
  #first: number | null = null; // the number of the first entry that has not been said
  #turn: string | null = null;
  #last: Announcement = { news: "", question: "", interrupts: false };

  constructor(live: Live) {
    this.#live = live;
  }

  /** What to say after a change. A question that stays is not said again. */
  after(table: AnyTable, fresh: LogEntry[]): Announcement {
    const news = gathers(this.#live) ? this.#gathered(table, fresh) : this.#touching(table, fresh);
    const question = this.#question(table);
    const stays = question === this.#last.question;
    const interrupts = stays ? this.#last.interrupts : !this.#live.teaches && news === "";
    this.#turn = table.turn;
    this.#last = { news, question, interrupts };
    return this.#last;
  }

  #touching({ viewer }: AnyTable, fresh: LogEntry[]): string {
    this.#first = this.#live.log.length;
    return fresh
      .filter((entry) => announced(entry, viewer))
      .map((entry) => sentence(entry, this.#live.name))
      .join(" ");
  }

  /** Own deeds at once; all others when the listener's turn comes or is passed over, or the game ends. */
  #gathered(table: AnyTable, fresh: LogEntry[]): string {
    const { log, name } = this.#live;
    const first = Math.min(this.#first ?? log.length, log.length); // some may have been taken back
    const mine = (entry: LogEntry) => table.viewer !== null && actor(entry) === table.viewer;
    if (!this.#ends(table)) {
      this.#first = first;
      return summary(fresh.filter(mine), name);
    }
    this.#first = log.length;
    return summary(
      log.slice(first).filter((entry) => fresh.includes(entry) || (!mine(entry) && toldLater(entry))),
      name,
    );
  }

  /** Whether the round of the others is over. For a spectator it goes from the first seat to the last. */
  #ends({ viewer, turn, seats, phase }: AnyTable): boolean {
    if (phase === "over" || turn === viewer) return true;
    const letters = seats.map(({ seat }) => seat);
    const listener = Math.max(0, letters.indexOf(viewer ?? ""));
    const after = (seat: string) => (letters.indexOf(seat) - listener + letters.length) % letters.length;
    return this.#turn !== null && after(turn) < after(this.#turn);
  }

  #question(table: AnyTable): string {
    const { question, asked, viewer } = table;
    if (!question || asked !== viewer || viewer === null) return "";
    return nothingToPlay(table) ? say("page-nothing-to-play") : prompt(question, this.#live);
  }
}
