import { describe, expect, test } from "vitest";
import type { InAdvance } from "../messages/wire";
import { cases, saidFor, sequences } from "./orders";

const pass = { token: "pass", type: "word" };
const said: InAdvance = {
  windows: [
    { name: "alibi-or-not", others: true, declines: pass, answers: [] },
    { name: "roof-offer", others: false, declines: pass, answers: [] },
  ],
  orders: [{ window: "alibi-or-not", hit: false, answers: [] }],
  facts: [],
  plan: null,
};

describe("what is said in advance", () => {
  test("has a case for what hits others only where they are asked about it", () => {
    expect(cases(said).map(({ window, hit }) => [window.name, hit])).toEqual([
      ["alibi-or-not", true],
      ["alibi-or-not", false],
      ["roof-offer", true],
    ]);
  });

  test("tells passing from being asked", () => {
    expect(cases(said).map((each) => saidFor(said, each))).toEqual([null, [], null]);
  });

  test("can name any answers in any order", () => {
    expect(sequences(["a", "b"])).toEqual([["a"], ["a", "b"], ["b"], ["b", "a"]]);
    expect(sequences([])).toEqual([]);
  });
});
