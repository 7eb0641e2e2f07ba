import { expect, test } from "vitest";
import { patched } from "./patches";
import type { AnyTable, Patch } from "./wire";

const table = {
  seq: 1,
  question: { name: "play", choices: [{ token: "build", type: "word" }] },
  seats: [
    { seat: "A", coins: 3 },
    { seat: "B", coins: 0 },
  ],
  buildings: [
    { id: "A1", owner: "A" },
    { id: "B1", owner: "B" },
  ],
} as unknown as AnyTable;

const patch = (part: Partial<Patch>): Patch => ({ type: "patch", number: 2, public: {}, own: {}, log: [], ...part });

test("a patch sets fields and elements, of everybody first, and leaves the table before as it was", () => {
  const before = structuredClone(table);
  const after = patched(
    table,
    patch({
      public: { set: { seq: 2, "seats/B/coins": null, "buildings/A2": { id: "A2", owner: "A" } } },
      own: { set: { "seats/B/coins": 5, question: { name: "build", choices: [] } } },
    }),
  );
  expect(after).toEqual({
    seq: 2,
    question: { name: "build", choices: [] },
    seats: [
      { seat: "A", coins: 3 },
      { seat: "B", coins: 5 },
    ],
    buildings: [
      { id: "A1", owner: "A" },
      { id: "B1", owner: "B" },
      { id: "A2", owner: "A" },
    ],
  });
  expect(table).toEqual(before);
});

test("an order says which elements a list has, and where", () => {
  const after = patched(
    table,
    patch({ public: { set: { "buildings/A2": { id: "A2", owner: "A" } }, order: { buildings: ["A2", "B1"] } } }),
  );
  expect("buildings" in after && after.buildings.map((each) => each.id)).toEqual(["A2", "B1"]);
});
