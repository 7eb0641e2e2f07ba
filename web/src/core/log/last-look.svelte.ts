// Remembers how far the log was read, to show what is new after the page was left or hidden.

import { saveSeen, seenEntries } from "../device/device";

export class LastLook {
  seen = $state(0);
  /** Whether the page was left or hidden, so that there may be news to catch up on. */
  returned = $state(false);
  #table: string;
  #seat: string;

  constructor(table: string, seat: string) {
    this.#table = table;
    this.#seat = seat;
    this.seen = seenEntries(table, seat);
    this.returned = this.seen > 0;
  }

  /** The seat is known now: whoever comes by a link has none before the server tells. */
  sit(seat: string): void {
    if (this.#seat) return;
    this.#seat = seat;
    this.seen = seenEntries(this.#table, seat);
    this.returned = this.seen > 0;
  }

  /** Mark the log as read up to this length. */
  mark(count: number): void {
    this.seen = count;
    this.returned = false;
    saveSeen(this.#table, this.#seat, count);
  }

  /** Call with each log length: while the page is visible, new entries count as read. */
  watch(count: number): void {
    if (count < this.seen) this.seen = count; // an undo shortened the log
    if (document.hidden) this.returned = true;
    else if (!this.returned) this.mark(count);
    else saveSeen(this.#table, this.#seat, count);
  }
}
