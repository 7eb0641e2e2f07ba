// What decided a game: what happened when most changed of who would win.

import { actor } from "../log/event-words";
import type { Ending, LogEntry, Turning } from "../wire";

/** The SVG file with which a game pictures an event; "" for what it does not picture. */
export type Pictured = (entry: LogEntry) => string;

export interface Decisive extends Turning {
  /** What is told of all that happened then, and its picture. */
  entry: LogEntry;
  drawing: string;
  /** Who did it to somebody else. */
  by: string | null;
}

const MOST = 3;

/** What changed most, in the order in which it happened, each with the entry of its log that is told of it: the first
 * that has a picture, if any. */
export function decisive(ending: Ending, log: LogEntry[], pictured: Pictured): Decisive[] {
  const most = told(ending, log, pictured)
    .toSorted((one, other) => Math.abs(other.change) - Math.abs(one.change))
    .slice(0, MOST);
  return most.sort((one, other) => one.first - other.first);
}

function told({ turnings }: Ending, log: LogEntry[], pictured: Pictured): Decisive[] {
  return turnings.flatMap((turning) => {
    const entries = log.filter(({ number }) => turning.first <= number && number <= turning.last);
    const entry = entries.find((each) => pictured(each)) ?? entries[0];
    if (!entry) return [];
    const by = actor(entry);
    return [{ ...turning, entry, drawing: pictured(entry), by: by === turning.seat ? null : by }];
  });
}

/** Places on a line from `low` to `high`, moved to have so much room from one to the next, in their order. */
export function apart(places: number[], room: number, low: number, high: number): number[] {
  const order = places.map((place, index) => ({ place, index })).sort((one, other) => one.place - other.place);
  let least = low;
  for (const each of order) {
    each.place = Math.max(each.place, least);
    least = each.place + room;
  }
  let most = high;
  for (const each of order.toReversed()) {
    each.place = Math.min(each.place, most);
    most = each.place - room;
  }
  const moved = [...places];
  for (const { place, index } of order) moved[index] = place;
  return moved;
}
