import { describe, expect, it } from "vitest";
import type { Figures } from "../messages/wire";
import { drawn } from "./figures";

const followed = (what: string, mean: number, low: number, high: number) => ({ what, mean, low, high });
const FIGURES: Figures = {
  games: 10,
  players: 4,
  bot: "some",
  commit: "",
  ways: [
    { way: "own", times: 20, then: [followed("player-rent", 2, 1, 3)] },
    { way: "other", times: 5, then: [followed("player-rent-at-once", 0, 0, 0), followed("landlord-rent", -1, -2, 0)] },
    { way: "bought", times: 5, then: [followed("player-saved", 4, 3, 5)] },
  ],
  any_round: [followed("player-rent", 1, 1, 1)],
};

describe("what followed a card", () => {
  it("is drawn on one scale for each measure, beside any round", () => {
    const [own, other, bought] = FIGURES.ways.map(({ then }) => drawn(FIGURES, then));
    expect(own?.[0]?.at).toEqual({ zero: 0.4, low: 0.6, high: 1, mean: 0.8, anyRound: 0.6 });
    expect(other?.[0]).toMatchObject({ anyRound: null, at: { zero: 0.4, mean: 0.4 } });
    expect(other?.[1]?.at).toEqual({ zero: 0.4, low: 0, high: 0.4, mean: 0.2, anyRound: 0.6 });
    expect(bought?.[0]).toMatchObject({ anyRound: null, at: { zero: 0, low: 0.6, high: 1, mean: 0.8 } });
  });

  it("has a scale where nothing has changed", () =>
    expect(drawn({ ...FIGURES, ways: [], any_round: [] }, [followed("player-rent", 0, 0, 0)])[0]?.at.mean).toBe(0));
});
