// What has happened since I last looked: up to where the log was read when the page was left or hidden.

import { saveSeen, seenEntries } from "../device";

export class LastLook {
  seen = $state(0);
  /** Whether the page has been away, so that there may be something to catch up with. */
  returned = $state(false);
  #table: string;
  #seat: string;

  constructor(table: string, seat: string) {
    this.#table = table;
    this.#seat = seat;
    this.seen = seenEntries(table, seat);
    this.returned = this.seen > 0;
  }

  /** The log has been read up to here. */
  mark(count: number): void {
    this.seen = count;
    this.returned = false;
    saveSeen(this.#table, this.#seat, count);
  }

  /** While the page is looked at, reading keeps up with the log. */
  watch(count: number): void {
    if (count < this.seen) this.seen = count; // an undo shortened the log
    if (document.hidden) this.returned = true;
    else if (!this.returned) this.mark(count);
    else saveSeen(this.#table, this.#seat, count);
  }
}
