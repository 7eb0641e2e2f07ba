// Prepares an analysis for display: the course of the figures, and the turns that changed them most.

import type { Pictured } from "../../core/game/game";
import { actor } from "../../core/log/event-words";
import type { Balance, Course, DecisionError, LogEntry, Luck } from "../../core/messages/wire";
import type { Decisive } from "../../core/result/ending";

/** The figure drawn for each point: the chance to win, or the expected money. */
export type Figure = "chances" | "money";

/** A turn that changed a chance much; `luck` is the part due to chance. */
export interface Turn extends Decisive {
  luck: number;
}

const MOST = 5;
const CLEARLY = 3; // percentage points from which luck or decisions count as good or bad

/** The values of each seat, point by point. */
export const figuresOf = ({ seats, points }: Course, figure: Figure): { seat: string; values: number[] }[] =>
  seats.map((seat, place) => ({ seat, values: points.map((point) => point[figure][place] ?? 0) }));

/** The points at which rounds begin. */
export const roundsOf = ({ points }: Course): { round: number; at: number }[] =>
  points.flatMap(({ round }, at) => (round === points[at - 1]?.round ? [] : [{ round, at }]));

/** Round values for grid lines, from 0 up to at least `most`. */
export function linesTo(most: number): number[] {
  const step = [1, 2, 5].map((each) => each * 10 ** Math.floor(Math.log10(Math.max(most, 1) / 2)));
  const wide = [...step, step[0]! * 10].find((each) => most / each <= 6) ?? most;
  return Array.from({ length: Math.ceil(most / wide) + 1 }, (_, place) => place * wide);
}

/** The turns that changed a player's chance most, in the order of play. Each is represented by its rarest event that
 * has a picture. */
export function turnsOf(course: Course, luck: Luck | null, log: LogEntry[], pictured: Pictured): Turn[] {
  const { seats, points } = course;
  const [begun, end] = [points[0]!.entry, points.at(-1)!.entry];
  const played = log.filter(({ number }) => begun <= number && number < end);
  const often = new Map<string, number>();
  for (const { name } of played) often.set(name, (often.get(name) ?? 0) + 1);
  const starts = played.flatMap(({ number, begins }) => (begins ? [number] : []));
  const found = starts.flatMap((first, place) => {
    const last = (starts[place + 1] ?? end) - 1;
    const [before, after] = [points[placeOf(course, first)]!, points[placeOf(course, last + 1)]!];
    const changes = after.chances.map((chance, seat) => chance - before.chances[seat]!);
    const most = changes.reduce((one, change, seat) => (Math.abs(change) > Math.abs(changes[one]!) ? seat : one), 0);
    const entries = played.filter(({ number }) => first <= number && number <= last);
    const drawn = entries.filter((each) => pictured(each));
    const entry = drawn.toSorted((one, other) => often.get(one.name)! - often.get(other.name)!)[0] ?? entries[0]!;
    const strokes = (luck?.strokes ?? []).filter(
      (stroke) => stroke.seat && first <= stroke.first && stroke.first <= last,
    );
    return [
      {
        first,
        last,
        round: before.round,
        seat: seats[most]!,
        change: Math.round(changes[most]!),
        luck: Math.round(strokes.reduce((sum, { gained }) => sum + (gained[most] ?? 0), 0)),
        entry,
        drawing: pictured(entry),
        by: actor(entries[0]!),
      },
    ];
  });
  return found
    .filter(({ change }) => change)
    .sort((one, other) => Math.abs(other.change) - Math.abs(one.change))
    .slice(0, MOST)
    .sort((one, other) => one.first - other.first);
}

/** The turn that decided the game: the largest gain of a winner or loss of another player. */
export const decided = (turns: Turn[], course: Course): Turn | undefined => {
  const last = course.points.at(-1)?.chances ?? [];
  const won = course.seats.filter((_, place) => last[place] === Math.max(...last));
  return turns
    .filter(({ seat, change }) => (won.includes(seat) ? change > 0 : change < 0))
    .toSorted((one, other) => Math.abs(other.change) - Math.abs(one.change))[0];
};

/** The index of the point that the log had reached at an entry. */
export const placeOf = ({ points }: Course, entry: number): number =>
  Math.max(
    0,
    points.findLastIndex((point) => point.entry <= entry),
  );

/** The log entry that represents an error: the first one by the seat that made it. */
export const entryOf = ({ seat, first }: DecisionError, log: LogEntry[]): LogEntry | undefined =>
  log.find((entry) => entry.number >= first && actor(entry) === seat);

/** The number of a seat's errors: by kind for its player, and `others` for those made by a bot or the clock in the
 * player's place. */
export function counted(
  errors: DecisionError[],
  of: string,
  log: LogEntry[],
): Record<DecisionError["kind"] | "others", number> {
  const count = { blunder: 0, mistake: 0, inaccuracy: 0, others: 0 };
  for (const each of errors) if (each.seat === of) count[entryOf(each, log)?.by ? "others" : each.kind] += 1;
  return count;
}

export const luckOf = ({ deal, luck, others_luck }: Balance): number => deal + luck + others_luck;

const sort = (points: number): string => (points >= CLEARLY ? "good" : points <= -CLEARLY ? "bad" : "even");

/** The verdict on a seat: its luck, and its play. */
export const verdict = (balance: Balance): { luck: string; play: string } => ({
  luck: sort(luckOf(balance)),
  play: sort(balance.rest + (balance.errors ?? 0) + (balance.others_errors ?? 0)),
});
