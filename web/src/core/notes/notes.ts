// Explanations of what the screen does not say to someone new to a game: each is shown once per device, when it is
// first needed. The game defines them.

import type { Choosing } from "../live/choosing.svelte";
import { nothingToPlay } from "../live/options";
import type { AnyTable, IllegalAction } from "../messages/wire";

export interface Moment<Table> {
  table: Table;
  /** What the viewer is asked at this point of the move; "" while others are asked. */
  asked: string;
  /** The tokens chosen so far in this move. */
  path: string[];
  /** The tokens that can be chosen now. */
  options: string[];
  /** The tokens that can't be chosen, with reasons. */
  blocked: IllegalAction[];
  /** The blocked token that was touched last; "" if none was. */
  refused: string;
  /** Whether the viewer's turn continues by itself because nothing can be played. */
  waits: boolean;
  /** Whether the layout is the one for small screens. */
  small: boolean;
}

export interface Note<Table> {
  /** The id of its message. */
  name: string;
  when: (moment: Moment<Table>) => boolean;
  /** What it is about, unless that is the question: a place (`data-place`) or an option. */
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

/** The first note that applies and was not shown yet on this device, preferably one about the refused option; null if
 * there is none. */
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
