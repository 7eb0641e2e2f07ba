// Prepares an analysis for display: the course of the figures, and the errors.

import { actor, concerns } from "../../core/log/event-words";
import type { Balance, Course, DecisionError, LogEntry } from "../../core/messages/wire";

/** The figure drawn for each point: the chance to win, or the expected money. */
export type Figure = "chances" | "money";

const MOST = 5; // errors that are marked
const CLEARLY = 3; // percentage points from which luck or decisions count as good or bad
const PART = 0.05; // of the most money at the end, from which they do where money is judged

/** The values of each seat, point by point. */
export const figuresOf = ({ seats, points }: Course, figure: Figure): { seat: string; values: number[] }[] =>
  seats.map((seat, place) => ({ seat, values: points.map((point) => point[figure][place] ?? 0) }));

/** The points at which rounds begin. */
export const roundsOf = ({ points }: Course): { round: number; at: number }[] =>
  points.flatMap(({ round }, at) => (round === points[at - 1]?.round ? [] : [{ round, at }]));

/** The rounds whose numbers have room; `x` is where a step lies, in widths of a number. */
export const ticksOf = <Round extends { step: number }>(rounds: Round[], x: (step: number) => number): Round[] =>
  rounds.reduce<Round[]>((told, each) => {
    const before = told.at(-1);
    return before && x(each.step) - x(before.step) < 1 ? told : [...told, each];
  }, []);

/** The errors in the order of the game. */
export const inOrder = (errors: DecisionError[]): DecisionError[] =>
  errors.toSorted((one, other) => one.first - other.first || one.seat.localeCompare(other.seat));

/** The whole points or coins that an error cost; 0 if none, as chances decide what is an error even by house rules. */
export const lossOf = ({ lost }: DecisionError): number => Math.max(0, Math.round(lost));

/** The costliest errors, in the order of the game; none that cost nothing. */
export const costliest = (errors: DecisionError[]): DecisionError[] =>
  inOrder(
    errors
      .filter(lossOf)
      .toSorted((one, other) => other.lost - one.lost)
      .slice(0, MOST),
  );

/** The first log entry by the seat that made an error, which says who chose in its place. */
const entryOf = ({ seat, first }: DecisionError, log: LogEntry[]): LogEntry | undefined =>
  log.find((entry) => entry.number >= first && actor(entry) === seat);

/** The log entry that tells what was done; undefined if nothing was, as at the end of a turn. */
export function deedOf({ seat, first }: DecisionError, log: LogEntry[]): LogEntry | undefined {
  const after = log.filter(({ number }) => number >= first);
  const next = after.findIndex(({ begins }) => begins);
  const entries = next < 0 ? after : after.slice(0, next);
  return entries.find((entry) => actor(entry) === seat) ?? entries.find((entry) => concerns(entry, seat));
}

/** Whether the log before an entry tells what was done, or that nothing was until the next turn. */
export function isTold(error: DecisionError, log: LogEntry[], seen: number): boolean {
  const telling = deedOf(error, log) ?? log.find(({ number, begins }) => begins && number >= error.first);
  return telling !== undefined && telling.number < seen;
}

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

/** From which figure on luck or decisions count as good or bad. */
export const clearlyIn = ({ held, points }: Course): number =>
  held.length ? CLEARLY : Math.max(1, PART * Math.max(...(points.at(-1)?.money ?? [])));

const sort = (figure: number, clearly: number): string =>
  figure >= clearly ? "good" : figure <= -clearly ? "bad" : "even";

/** The verdict on a seat: its luck, and its play. */
export const verdict = (balance: Balance, clearly: number): { luck: string; play: string } => ({
  luck: sort(luckOf(balance), clearly),
  play: sort(balance.rest + (balance.errors ?? 0) + (balance.others_errors ?? 0), clearly),
});
