import { expect, test } from "vitest";
import type { LogEntry } from "../wire";
import { coinsIn, counted, courseOf, highest, most, seatIn, summed } from "./ending";

const income = (seat: string, coins: number) =>
  ({
    name: "income",
    args: { player: { type: "seat", value: seat }, coins: { type: "coins", value: coins } },
  }) as never;
const log: LogEntry[] = [income("A", 3), income("B", 5), { name: "bombed", args: {} } as never, income("A", 5)];
const paid = (args: LogEntry["args"]): [string, number] => [seatIn(args), coinsIn(args)];

test("what everybody comes to, and who has the most", () => {
  const sums = counted(log, "income", paid);
  expect([...sums]).toEqual([
    ["A", 8],
    ["B", 5],
  ]);
  expect(most(sums)).toEqual({ seats: ["A"], number: 8 });
  expect(most(counted(log, "jailed", paid))).toEqual({ seats: [], number: 0 });
});

test("those who had the highest sum at once share it", () => {
  expect(highest(log, "income").map(({ args }) => seatIn(args))).toEqual(["B", "A"]);
});

test("the course of the game, at once and summed", () => {
  const course = courseOf(log, "income", ["A", "B", "C"], paid);
  expect(course.map(({ values }) => values)).toEqual([[3, 5], [5], []]);
  expect(course.map(summed).map(({ values }) => values)).toEqual([[3, 8], [5], []]);
});
