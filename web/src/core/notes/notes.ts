// What the screen leaves open until one knows a game: each answer stands at the table once on a device, at the first
// moment at which it is needed. Its game says which there are, and when.

import type { Choosing } from "../table/choosing.svelte";
import { nothingToPlay } from "../table/options";
import type { AnyTable, Blocked } from "../wire";

export interface Moment<Table> {
  table: Table;
  /** What the viewer is asked at this point of the move; nothing while others are. */
  asked: string;
  /** What has been chosen of the move so far. */
  path: string[];
  /** What can be chosen there. */
  options: string[];
  /** What can't be. */
  blocked: Blocked[];
  /** What of that was touched last. */
  refused: string;
  /** Whether the viewer's turn goes on by itself, as nothing can be played. */
  waits: boolean;
  /** Whether the table is drawn for a small screen. */
  small: boolean;
}

export interface Note<Table> {
  /** Its message. */
  name: string;
  when: (moment: Moment<Table>) => boolean;
  /** What it is about, where that is not the question: a place (`data-place`), or an option. */
  about?: (moment: Moment<Table>) => string;
}

export function momentOf<Table extends AnyTable>(table: Table, choosing: Choosing, small: boolean): Moment<Table> {
  const { mine, asked, path, choices, blocked } = choosing;
  return {
    table,
    asked: mine ? (asked?.name ?? "") : "",
    path,
    options: choices.map(({ token }) => token),
    blocked,
    refused: choosing.light(choosing.touched) === "impossible" ? choosing.touched : "",
    waits: nothingToPlay(table),
    small,
  };
}

/** The first of them whose moment it is and that has not been told here, before all one about what has been refused; none
 * if there is none. */
export function noteAt<Table>(
  notes: readonly Note<Table>[],
  moment: Moment<Table>,
  told: readonly string[],
): Note<Table> | null {
  const due = notes.filter(({ name, when }) => !told.includes(name) && when(moment));
  const { refused } = moment;
  const wanted = refused && due.find(({ about }) => [refused, `hand:${refused}`].includes(about?.(moment) ?? ""));
  return wanted || (due[0] ?? null);
}
