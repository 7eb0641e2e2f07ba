// What decided a game: the events that changed the chances to win, or money, most.

import type { Pictured } from "../game/game";
import { actor } from "../log/event-words";
import type { GameCourse, LogEntry, TurningPoint } from "../messages/wire";

export interface Decisive extends TurningPoint {
  /** The entry that stands for everything that happened then, and its picture. */
  entry: LogEntry;
  drawing: string;
  /** The other player who caused it; null if it was the seat itself. */
  by: string | null;
}

const MOST = 3;

/** The greatest changes, in the order of the game. Each comes with one of its log entries: the first with a picture,
 * or else the first. */
export function decisive(ending: Pick<GameCourse, "turnings">, log: LogEntry[], pictured: Pictured): Decisive[] {
  const most = told(ending, log, pictured)
    .toSorted((one, other) => Math.abs(other.change) - Math.abs(one.change))
    .slice(0, MOST);
  return most.sort((one, other) => one.first - other.first);
}

function told({ turnings }: Pick<GameCourse, "turnings">, log: LogEntry[], pictured: Pictured): Decisive[] {
  return turnings.flatMap((turning) => {
    const entries = log.filter(({ number }) => turning.first <= number && number <= turning.last);
    const entry = entries.find((each) => pictured(each)) ?? entries[0];
    if (!entry) return [];
    const by = actor(entry);
    return [{ ...turning, entry, drawing: pictured(entry), by: by === turning.seat ? null : by }];
  });
}

/** Round values for grid lines, from 0 up to at least `most`. */
export function linesTo(most: number): number[] {
  const step = [1, 2, 5].map((each) => each * 10 ** Math.floor(Math.log10(Math.max(most, 1) / 2)));
  const wide = [...step, step[0]! * 10].find((each) => most / each <= 6) ?? most;
  return Array.from({ length: Math.ceil(most / wide) + 1 }, (_, place) => place * wide);
}

/** Positions between `low` and `high`, moved apart so that neighbours keep the distance `room`; the order is kept. */
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
