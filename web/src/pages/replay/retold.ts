// A game that is told again: the table and the log after each of its steps, as somebody sees them. Tables are laid out
// when they are looked at; a few are kept, so that no step is far from one of them.

import { changed, overlaid } from "../../core/table/patches";
import type { AnyTable, LogEntry, Replay } from "../../core/wire";
import { actor } from "../../core/log/event-words";

const KEPT = 25; // steps from one table that is kept to the next

/** From whose seat the table is seen; with all cards open from the first, and nobody's as a spectator. */
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

/** Paths at which only the seat itself sees the table otherwise, whoever else's cards are open. */
const private_ = (path: string): boolean => !path.includes("/");

export class Retold {
  readonly replay: Replay;
  readonly steps: number;
  readonly seats: string[];
  /** By step: the number of the table's entry, the round, the log's length, and who has done it. */
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

  /** The step after which the table had so many entries, or the last before that. */
  stepAt(seq: number): number {
    return Math.max(
      0,
      this.seqs.findLastIndex((each) => each <= seq),
    );
  }

  /** The step before something was told: an entry of the log. */
  stepBefore(entry: number): number {
    return Math.max(
      0,
      this.lengths.findLastIndex((each) => each <= entry),
    );
  }

  /** The entries that came of a step, as somebody reads them. */
  entries(step: number, sight: Sight): LogEntry[] {
    const { log, own_log } = step ? this.replay.steps[step - 1]! : this.replay;
    const reads = sight === OPEN ? Object.values(own_log).flat() : (own_log[sight ?? ""] ?? []);
    const own = new Map(reads.map((entry) => [entry.number, entry]));
    return log.map((entry) => own.get(entry.number) ?? entry);
  }

  /** The whole log until then. */
  log(step: number, sight: Sight): LogEntry[] {
    return Array.from({ length: step + 1 }, (_, each) => this.entries(each, sight)).flat();
  }

  /** The table after a step. */
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

  /** The cards of each seat that the viewer may see and that the table does not show. */
  hidden(step: number, sight: Sight): [string, string[]][] {
    return sight === OPEN ? this.hands(step).slice(1) : [];
  }

  /** The cards of each seat. */
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

/** What a seat knows that is of interest to whoever sees all cards: no hand of its own, and nothing that it does not
 * know itself. */
function known(path: string, value: unknown): boolean {
  if (private_(path)) return false;
  return Array.isArray(value) ? !value.includes(null) : value !== null;
}
