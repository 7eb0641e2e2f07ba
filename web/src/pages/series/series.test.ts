import { expect, test } from "vitest";
import type { SeriesInfo, SeriesTable } from "../../core/messages/wire";
import { called, comesFrom, nextStep } from "./series.svelte";

function game(number: number, over: boolean, own: string[], persons = ["1A", "1B"]): SeriesTable {
  const seats = persons.map((person, place) => ({
    ...{ seat: "AB"[place]!, name: person, called: null },
    ...{ bot: null, person },
  }));
  const state = {
    waits: false,
    asked: over ? null : "B",
    over,
    places: over ? [1, 2] : [],
    coins: over ? [9, 3] : [],
    instead: [],
  };
  const moments = { began: "2026-11-23T20:00Z", since: "2026-11-23T20:30Z" };
  return { number, table: `t${number}`, own, ...moments, state, line_up: { edition: "monopoly", seats } };
}

const series = (...games: SeriesTable[]): SeriesInfo => ({ now: "2026-11-23T20:31Z", games, scores: [] });

test("who plays goes to the table, and deals the next game when one is over", () => {
  expect(nextStep(series(game(1, false, ["A"])))).toBe("play");
  expect(nextStep(series(game(1, true, ["A"])))).toBe("deal");
});

test("who comes late looks on, or waits for the next game", () => {
  expect(nextStep(series(game(1, false, [])))).toBe("look");
  expect(nextStep(series(game(1, true, [])))).toBe("wait");
});

test("who sat at the table before comes along where the seat is kept", () => {
  const kept = series(game(1, true, ["B"]), game(2, false, []));
  expect([nextStep(kept), comesFrom(kept)?.table, called(kept)]).toEqual(["come", "t1", true]);
  const without = series(game(1, true, ["B"]), game(2, false, [], ["1A", "2B"]));
  expect([nextStep(without), comesFrom(without), called(without)]).toEqual(["look", undefined, false]);
});

test("whoever is asked is called", () => {
  expect(called(series(game(1, false, ["B"])))).toBe(true);
  expect(called(series(game(1, false, ["A"])))).toBe(false);
  expect(called(series(game(1, true, ["B"])))).toBe(false);
});
