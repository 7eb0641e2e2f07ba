import { expect, test } from "vitest";
import type { LogEntry } from "../messages/wire";
import { apart, decisive, linesTo } from "./ending";

const entry = (number: number, name: string, player?: string) =>
  ({ number, name, rules: [], args: player ? { player: { type: "seat", value: player } } : {} }) as LogEntry;
const log = [entry(0, "passed", "A"), entry(1, "bombed"), entry(2, "homeless"), entry(3, "jailed", "C")];
const pictured = ({ name }: LogEntry) => (name === "passed" ? "" : `<svg>${name}</svg>`);
const turning = { first: 0, last: 2, round: 1, seat: "B", change: -9 };

test("a turning is told by the first thing that has a picture, and by whoever did it", () => {
  const told = decisive({ turnings: [turning, { ...turning, first: 3, last: 3 }] }, log, pictured);
  expect(told.map(({ entry, by }) => [entry.name, by])).toEqual([
    ["bombed", null],
    ["jailed", "C"],
  ]);
});

test("three are told, those that changed most, whether there is a picture of them or not", () => {
  const events = [-9, 2, 20, -5, 30].map((change, first) => ({ ...turning, first, last: first, change }));
  const long = [...log, entry(4, "bombed")];
  const told = decisive({ turnings: [{ ...turning, last: 0, change: 99 }, ...events] }, long, pictured);
  expect(told.map(({ change }) => change)).toEqual([99, 20, 30]);
});

test("nobody did to himself what happened to him, and without a picture something is told all the same", () => {
  const [told] = decisive({ turnings: [{ ...turning, last: 0, seat: "A" }] }, log, pictured);
  expect(told).toMatchObject({ by: null, drawing: "", entry: { name: "passed" } });
});

test.each([
  [[5, 5, 5], 2],
  [[0, 10, 9, 1], 3],
  [[10, 10], 10],
])("what would lie on each other is moved apart: %j", (places, room) => {
  const moved = apart(places, room, 0, 10);
  const sorted = [...moved].sort((one, other) => one - other);
  expect(sorted.every((place, number) => number === 0 || place - sorted[number - 1]! >= room)).toBe(true);
  expect(Math.min(...moved)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...moved)).toBeLessThanOrEqual(10);
});

test.each([0, 1, 7, 69, 100, 999, 12345])("lines lie at round figures up to %d", (most) => {
  const lines = linesTo(most);
  expect(lines[0]).toBe(0);
  expect(lines.at(-1)).toBeGreaterThanOrEqual(most);
  expect(lines.length).toBeLessThanOrEqual(8);
  expect(new Set(lines).size).toBe(lines.length);
});
