import { expect, test } from "vitest";
import type { LogEntry, Replay } from "../../core/messages/wire";
import { OPEN, Retelling } from "./retelling";
import { marksOf, move, nextStep, turn } from "./way";

const STEPS = 60;
const entry = (number: number, name: string, seat: string, more: Partial<LogEntry> = {}): LogEntry => ({
  number,
  name,
  rules: [],
  args: { player: { type: "seat", value: seat } },
  ...more,
});

/** A game in which A and B alternate in turns of three steps; each step changes coins and possibly removes a house. */
const replay = {
  number: 1,
  over: true,
  lines: 0,
  table: {
    seq: 0,
    round: 1,
    turn: "A",
    viewer: null,
    hand: [],
    seats: [
      { seat: "A", coins: 0 },
      { seat: "B", coins: null },
    ],
    buildings: [{ id: "A1", floors: [null] }],
  },
  own: {
    A: { hand: ["bomb"], "buildings/A1/floors": ["alibi"], "seats/B/coins": null },
    B: { hand: ["police"], "buildings/A1/floors": [null], "seats/B/coins": 7 },
  },
  log: [entry(0, "began", "A")],
  own_log: {},
  steps: Array.from({ length: STEPS }, (_, place) => ({
    public: {
      set: {
        seq: 2 * place + 2,
        "seats/A/coins": place + 1,
        ...(place % 3 === 2 ? { turn: "AB"[((place + 1) / 3) % 2] } : {}),
        ...(place % 6 === 5 ? { round: (place + 1) / 6 + 1 } : {}),
      },
      order: place === 40 ? { buildings: [] } : {},
    },
    own: { A: place === 10 ? { set: { hand: [] } } : {}, B: {} },
    log: [entry(place + 1, place % 20 === 19 ? "bombed" : "paid", "AB"[Math.floor(place / 3) % 2]!)],
    own_log: place === 4 ? { A: [entry(5, "paid-secretly", "B")] } : {},
  })),
} as unknown as Replay;

test("every step is seen as it was, wherever one comes from, and nothing of the replay changes", () => {
  const before = structuredClone(replay);
  const retelling = new Retelling(replay);
  const steps = Array.from({ length: STEPS + 1 }, (_, step) => step);
  const seen = [...steps, ...steps.toReversed(), 59, 3, 60, 0];
  for (const step of seen) {
    const table = retelling.table(step, "A") as unknown as Record<string, unknown>;
    expect(table.viewer).toBe("A");
    expect(table.hand).toEqual(step > 10 ? [] : ["bomb"]);
    expect(table.seats).toEqual([
      { seat: "A", coins: step },
      { seat: "B", coins: null },
    ]);
    expect(table.buildings).toEqual(step > 40 ? [] : [{ id: "A1", floors: ["alibi"] }]);
    expect(retelling.log(step, "A")).toHaveLength(step + 1);
  }
  expect(replay).toEqual(before);
});

test("with all cards open everybody's are seen, and each seat reads what it was told", () => {
  const retelling = new Retelling(replay);
  expect(retelling.table(3, OPEN)).toMatchObject({
    viewer: "A",
    hand: ["bomb"],
    seats: [{ coins: 3 }, { coins: 7 }],
    buildings: [{ floors: ["alibi"] }],
  });
  expect(retelling.hidden(3, OPEN, true)).toEqual([["B", ["police"]]]);
  expect(retelling.hidden(3, OPEN, false)).toHaveLength(2);
  expect(retelling.hidden(3, "A", true)).toEqual([]);
  expect(retelling.hidden(3, "B", false)).toEqual([["B", ["police"]]]);
  expect(retelling.table(3, null)).toMatchObject({ viewer: null, hand: [], buildings: [{ floors: [null] }] });
  expect(retelling.entries(5, "A")[0]?.name).toBe("paid-secretly");
  expect(retelling.entries(5, "B")[0]?.name).toBe("paid");
});

test("a moment is found by its entry; one goes on by players, turns and events", () => {
  const retelling = new Retelling(replay);
  expect([0, 1, 2, 3, 120, 999].map((seq) => retelling.stepAt(seq))).toEqual([0, 0, 1, 1, 60, 60]);
  expect([0, 1, 2, 40, 999].map((entry) => retelling.stepBefore(entry))).toEqual([0, 0, 1, 39, 60]);
  expect([turn(retelling, 0, 1), turn(retelling, 3, 1), turn(retelling, 6, -1), turn(retelling, 1, -1)]).toEqual([
    3, 6, 3, 0,
  ]);
  expect([move(retelling, 0, 1), move(retelling, 1, 1), move(retelling, 58, 1)]).toEqual([4, 4, 60]);
  const marks = marksOf(retelling, ({ name }) => (name === "bombed" ? "a drawing" : ""));
  expect(marks.map(({ step, kind }) => [step, kind])).toEqual([
    [20, "bombed"],
    [40, "bombed"],
    [60, "bombed"],
  ]);
  expect(nextStep(retelling, 20, 1, (step) => marks.some((mark) => mark.step === step))).toBe(40);
});
