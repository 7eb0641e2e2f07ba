import { describe, expect, test } from "vitest";
import type { Balance, Course, DecisionError, LogEntry } from "../../core/messages/wire";
import { clearlyIn, costliest, counted, deedOf, figuresOf, inOrder, isTold, lossOf, roundsOf, verdict } from "./course";

const point = (entry: number, round: number, first: number) => ({
  entry,
  round,
  chances: [first, 100 - first],
  money: [first / 2, 20],
});
const course: Course = {
  type: "course",
  seats: ["A", "B"],
  turnings: [],
  points: [point(2, 1, 50), point(4, 1, 52), point(7, 2, 30), point(8, 2, 80), point(9, 3, 100)],
  held: [],
};
const NAMES = ["dealt", "dealt", "turn", "paid", "turn", "bombed", "paid", "turn", "turn"];
const log = NAMES.map((name, number) => ({
  number,
  name,
  rules: [],
  args: { player: { type: "seat", value: number < 7 ? "B" : "A" } },
  ...(name === "turn" ? { begins: true } : {}),
})) as LogEntry[];
const balance = (deal: number, own: number, others: number, rest: number): Balance => ({
  seat: "A",
  change: deal + own + others + rest,
  deal,
  luck: own,
  others_luck: others,
  felt: 0,
  errors: null,
  others_errors: null,
  rest,
});

describe("an analysis is drawn", () => {
  test("by seat, with the rounds where they begin", () => {
    expect(figuresOf(course, "chances")).toEqual([
      { seat: "A", values: [50, 52, 30, 80, 100] },
      { seat: "B", values: [50, 48, 70, 20, 0] },
    ]);
    expect(figuresOf(course, "money")[0]?.values).toEqual([25, 26, 15, 40, 50]);
    expect(roundsOf(course)).toEqual([
      { round: 1, at: 0 },
      { round: 2, at: 2 },
      { round: 3, at: 4 },
    ]);
  });

  test("with the errors, each by what came of it", () => {
    const error = { first: 3, round: 1, lost: 5, error: 1, played: "bomb", better: "done", why: null, about: [] };
    const errors: DecisionError[] = [
      { ...error, seat: "B", kind: "blunder" },
      { ...error, seat: "A", kind: "mistake" },
      { ...error, seat: "A", kind: "mistake" },
    ];
    const deeds = log.map((entry) => ({ ...entry, begins: entry.number === 5 }));
    expect(errors.map((each) => deedOf(each, deeds)?.number)).toEqual([3, undefined, undefined]); // a turn is ended
    expect(errors.map((each) => deedOf({ ...each, first: 6 }, deeds)?.number)).toEqual([6, 7, 7]);
    expect(deedOf({ ...errors[0]!, first: 99 }, log)).toBeUndefined();
    expect(counted(errors, "A", log)).toEqual({ blunder: 0, mistake: 2, inaccuracy: 0, others: 0 });
    const marked = log.map((entry) => (entry.number === 7 ? { ...entry, by: "clock" as const } : entry));
    expect(counted(errors, "A", marked)).toEqual({ blunder: 0, mistake: 0, inaccuracy: 0, others: 2 });
  });

  test("with the errors that the log has told, by a deed or the end of its turn", () => {
    const error = { round: 1, lost: 5, error: 1, played: "bomb", better: "done", why: null, about: [] };
    const told = (seat: string, first: number) =>
      log
        .filter(({ number }) => isTold({ ...error, seat, kind: "blunder", first }, log, number))
        .map(({ number }) => number);
    expect(told("B", 3)).toEqual([4, 5, 6, 7, 8]);
    expect(told("A", 3)).toEqual([5, 6, 7, 8]); // B's next turn begins
    expect(told("A", 8)).toEqual([]);
  });

  test("in the order of the game, the five costliest marked", () => {
    const error = { seat: "A", round: 1, error: 1, played: "bomb", better: "done", why: null, about: [] };
    const errors: DecisionError[] = [9, 8, 7, 6, 5, 4].map((lost, place) => ({
      ...error,
      lost,
      first: (7 * place) % 6,
      kind: "mistake",
    }));
    expect(inOrder(errors).map(({ first }) => first)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(costliest(errors).map(({ lost }) => lost)).toEqual([9, 8, 7, 6, 5]);
    expect(costliest(errors.toReversed())).toEqual(costliest(errors));
  });

  test("without an amount or a place among the costliest where an error lost no money", () => {
    const error = { seat: "A", round: 1, error: 1, played: "bomb", better: "done", why: null, about: [] };
    const errors: DecisionError[] = [-3, -0.2, 0, 0.4, 0.6, 2].map((lost, first) => ({
      ...error,
      lost,
      first,
      kind: "blunder",
    }));
    expect(errors.map((each) => String(lossOf(each)))).toEqual(["0", "0", "0", "0", "1", "2"]);
    expect(costliest(errors).map(({ lost }) => lost)).toEqual([0.6, 2]);
  });

  test("and told in a word", () => {
    const clearly = clearlyIn({ ...course, held: [{ told: 50, came: 50 }] });
    expect(verdict(balance(2, 2, -1, -8), clearly)).toEqual({ luck: "good", play: "bad" });
    expect(verdict(balance(-9, 2, 1, 2), clearly)).toEqual({ luck: "bad", play: "even" });
  });

  test("where money is judged, by what it is worth in this game", () => {
    const rich = { ...course, points: [{ ...point(0, 1, 50), money: [4000, 100] }] };
    expect([clearlyIn(course), clearlyIn(rich)]).toEqual([2.5, 200]);
    expect(verdict(balance(2, 2, -1, -8), clearlyIn(rich))).toEqual({ luck: "even", play: "even" });
  });
});
