import { expect, test } from "vitest";
import type { LogEntry, Notice } from "../messages/wire";
import { placed } from "./notices";

const line = (...numbers: number[]) => numbers.map((number) => ({ number }) as LogEntry);
const notice = (number: number, after: number): Notice => ({
  number,
  told: "came",
  seat: "B",
  after,
  called: { de: "Ben", en: "Ben" },
  was: null,
});
const numbers = (found: ReturnType<typeof placed>) => found.map(({ notices }) => notices.map(({ number }) => number));

test("a notice stands before the line that came next", () => {
  const found = placed([line(0), line(1, 2), line(3)], [notice(0, 0), notice(1, 1), notice(2, 3)], 4);
  expect(numbers(found)).toEqual([[0], [1], [2], []]);
});

test("what was told inside a folded line stands after it, and what came last at the end", () => {
  expect(numbers(placed([line(0), line(1, 2), line(3)], [notice(0, 2), notice(1, 4)], 4))).toEqual([[], [], [0], [1]]);
});

test("what was told before the first line that is shown is left out", () => {
  expect(numbers(placed([line(5), line(6)], [notice(0, 3), notice(1, 6)], 7))).toEqual([[], [1], []]);
});

test("without any line there are only notices", () => {
  expect(numbers(placed([], [notice(0, 0), notice(1, 0)], 0))).toEqual([[0, 1]]);
});
