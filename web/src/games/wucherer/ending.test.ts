import { expect, test } from "vitest";
import type { LogEntry, WuchererTable } from "../../core/wire";
import { endingOf } from "./ending";

const entry = (name: string, args: Record<string, string | number>) =>
  ({
    name,
    args: Object.fromEntries(Object.entries(args).map(([key, value]) => [key, { type: "any", value }])),
  }) as unknown as LogEntry;
const houses = [
  { id: "A1", owner: "A", income: 4 },
  { id: "B1", owner: "B", income: 6 },
  { id: "B2", owner: "B", income: 6 },
];
const table = {
  edition: "landlord-2013",
  seats: [{ seat: "A" }, { seat: "B" }],
  buildings: houses,
} as unknown as WuchererTable;

test("what decided it is told of those who did most, and of nothing that nobody did", () => {
  const log = [
    entry("income", { player: "A", coins: 3 }),
    entry("bombed", { building: "A2" }),
    entry("income", { player: "B", coins: 9 }),
    entry("card-played", { player: "B", card: "bomb" }),
    entry("card-played", { player: "A", card: "police" }),
  ];
  const { facts, curve } = endingOf(table, log);
  expect(facts.map(({ title, seats }) => [title, seats])).toEqual([
    ["end-richest-house", ["B"]],
    ["end-best-income", ["B"]],
    ["end-bombs", ["A"]],
    ["end-cards", ["B", "A"]],
  ]);
  expect(facts.every(({ drawing }) => drawing.includes("<svg"))).toBe(true);
  expect(curve.series).toEqual([
    { seat: "A", values: [3] },
    { seat: "B", values: [9] },
  ]);
});

test("a street without houses has no richest house", () => {
  expect(endingOf({ ...table, buildings: [] }, []).facts).toEqual([]);
});
