// A replay: the table and the log after each step, from any perspective. Tables are computed on demand; some are kept,
// so that no step is far from one of them.

import { actor } from "../../core/log/event-words";
import { changed, overlaid } from "../../core/messages/patches";
import type { AnyTable, LogEntry, Replay } from "../../core/messages/wire";

const KEPT = 25; // steps between kept tables

/** The perspective: a seat, OPEN (the first seat with all cards open), or null for a spectator. */
export type Sight = string | null;
export const OPEN = "open";

type Step = Replay["steps"][number];
type Own = Record<string, Record<string, unknown>>;

interface Laid {
  table: AnyTable;
  own: Own;
}

const later = (own: Own, step: Step): Own =>
  Object.fromEntries(Object.entries(own).map(([seat, seen]) => [seat, { ...seen, ...step.own[seat]?.set }]));

/** Paths that only the seat itself sees differently, even when all cards are open. */
const private_ = (path: string): boolean => !path.includes("/");

export class Retelling {
  readonly replay: Replay;
  readonly steps: number;
  readonly seats: string[];
  /** By step: the `seq` of the table, the round, the log's length, and the seat that acted. */
  readonly seqs: number[] = [];
  readonly rounds: number[] = [];
  readonly lengths: number[] = [];
  readonly actors: (string | null)[] = [];
  readonly turns: boolean[] = [];
  readonly #laid = new Map<number, Laid>();

  constructor(replay: Replay) {
    this.replay = replay;
    this.steps = replay.steps.length;
    this.seats = Object.keys(replay.own);
    const { seq, round } = replay.table;
    this.#note(seq, round, replay.log.length, replay.log.slice(-1), true);
    for (const { public: said, log } of replay.steps) {
      const set = said.set ?? {};
      const at = this.seqs.length - 1;
      const next = Number(set.seq ?? this.seqs[at]);
      this.#note(next, Number(set.round ?? this.rounds[at]), this.lengths[at]! + log.length, log, "turn" in set);
    }
    this.#laid.set(0, { table: replay.table, own: replay.own as Own });
  }

  #note(seq: number, round: number, length: number, log: LogEntry[], turn: boolean): void {
    this.seqs.push(seq);
    this.rounds.push(round);
    this.lengths.push(length);
    this.actors.push(log[0] ? actor(log[0]) : null);
    this.turns.push(turn || log.some(({ begins }) => begins));
  }

  /** Whether the game can be analysed: it is over, all of it was played under these rules, and its deal is not open. */
  get canBeJudged(): boolean {
    const { over, lines } = this.replay;
    if (!over || lines || !this.steps) return false;
    const { deal, seed } = this.#at(this.steps).table;
    return deal === null || seed !== null;
  }

  /** The last step at which the table's `seq` was at most this. */
  stepAt(seq: number): number {
    return Math.max(
      0,
      this.seqs.findLastIndex((each) => each <= seq),
    );
  }

  /** The step before a log entry was written. */
  stepBefore(entry: number): number {
    return Math.max(
      0,
      this.lengths.findLastIndex((each) => each <= entry),
    );
  }

  /** The log entries of a step, from a perspective. */
  entries(step: number, sight: Sight): LogEntry[] {
    const { log, own_log } = step ? this.replay.steps[step - 1]! : this.replay;
    const reads = sight === OPEN ? Object.values(own_log).flat() : (own_log[sight ?? ""] ?? []);
    const own = new Map(reads.map((entry) => [entry.number, entry]));
    return log.map((entry) => own.get(entry.number) ?? entry);
  }

  /** The log up to and including a step. */
  log(step: number, sight: Sight): LogEntry[] {
    return Array.from({ length: step + 1 }, (_, each) => this.entries(each, sight)).flat();
  }

  /** The table after a step, from a perspective. */
  table(step: number, sight: Sight): AnyTable {
    const { table, own } = this.#at(step);
    if (sight === null || !this.seats.length) return table;
    if (sight !== OPEN) return overlaid(table, { ...own[sight], viewer: sight });
    const first = this.seats[0]!;
    const open = Object.values(own).flatMap((seen) =>
      Object.entries(seen).filter(([path, value]) => known(path, value)),
    );
    return overlaid(table, { ...Object.fromEntries(open), hand: own[first]?.hand, viewer: first });
  }

  /** The steps at which rounds begin. */
  get roundStarts(): { round: number; step: number }[] {
    return this.rounds.flatMap((round, step) => (round === this.rounds[step - 1] ? [] : [{ round, step }]));
  }

  /** The hands that the viewer may see, other than the one that the table shows, if it shows one. */
  hidden(step: number, sight: Sight, shown: boolean): [string, string[]][] {
    const hands = this.hands(step);
    if (sight === OPEN) return shown ? hands.slice(1) : hands;
    return shown ? [] : hands.filter(([seat]) => seat === sight);
  }

  /** The hands of all seats. */
  hands(step: number): [string, string[]][] {
    const { own } = this.#at(step);
    return this.seats.flatMap((seat) => {
      const hand = own[seat]?.hand;
      return Array.isArray(hand) ? [[seat, hand as string[]] as [string, string[]]] : [];
    });
  }

  #at(step: number): Laid {
    const known = this.#laid.get(step);
    if (known) return known;
    const from = Math.max(...[...this.#laid.keys()].filter((each) => each < step));
    const before = this.#laid.get(from)!;
    const steps = this.replay.steps.slice(from, step);
    const laid = {
      table: changed(
        before.table,
        steps.map((each) => each.public),
      ),
      own: steps.reduce(later, before.own),
    };
    if (step % KEPT === 0 || step - from > KEPT) this.#laid.set(step, laid);
    return laid;
  }
}

/** Whether a seat's own value is shown with open cards: not private values such as its hand, and nothing hidden from
 * the seat itself. */
function known(path: string, value: unknown): boolean {
  if (private_(path)) return false;
  return Array.isArray(value) ? !value.includes(null) : value !== null;
}
