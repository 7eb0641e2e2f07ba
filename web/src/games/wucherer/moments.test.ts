import { expect, test } from "vitest";
import words from "../../../../src/altbau/games/wucherer/text/wucherer.en.ftl?raw";
import type { Arguments, WuchererTable } from "../../core/messages/wire";
import { LONGEST } from "../../core/moments/moments";
import { MOMENTS } from "./moments";
import { flightOf } from "./table/flights";

const EVENTS = [...words.matchAll(/^event-([\w-]+) =/gm)].map(([, name = ""]) => name);

/** Events without a picture: a log line is enough for turns and states. */
const QUIET = [
  "game-began", "turn-began", "passed", "prisoner-passed-over", "withholding-laid-off", "last-turn", "stayed",
  "roof-asked", "trade-offered", "traded", "offer-declined", "discard-turned", "new-pile", "standstill",
]; // prettier-ignore

const args = (values: Record<string, string | number | null>): Arguments =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { type: "any", value }]));
const ALL = args({
  player: "A", suspect: "B", cleared: "A", landlord: "B", buyer: "B", coins: 2, card: "hacker", building: "B1", apartment: "B1.1",
  from: "B1.1", to: "A1.2", cause: "musicians", pile: "draw",
}); // prettier-ignore
const table = () => ({ viewer: "D" }) as WuchererTable;
const seen = (event: string, values: Record<string, string>) =>
  MOMENTS[event]?.({ ...ALL, ...args(values) }, table()).map(({ at, sound }) => [at[0], sound]);

test("every event has a moment, or a card or coins fly, or it is deliberately quiet", () => {
  const shown = (name: string) => name in MOMENTS || flightOf({ name, args: ALL } as never) !== null;
  expect(EVENTS.filter(shown).filter((name) => QUIET.includes(name))).toEqual([]);
  expect(EVENTS.filter((name) => !shown(name))).toEqual(EVENTS.filter((name) => QUIET.includes(name)));
  expect(Object.keys(MOMENTS).filter((name) => !EVENTS.includes(name))).toEqual([]);
});

test("no moment is longer than people wait for", () => {
  const lengths = Object.values(MOMENTS).flatMap((made) => made(ALL, table()).map(({ lasts }) => lasts));
  expect(lengths.length).toBeGreaterThan(Object.keys(MOMENTS).length);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(LONGEST);
});

test("who comes in is seen in the apartment, squatters on the whole house", () => {
  expect(seen("moved-in", {})).toEqual([["B1.1", "home"]]);
  expect(seen("moved-in", { card: "tavern" })).toEqual([["B1.1", "noise"]]);
  expect(seen("moved-in", { card: "squatters" })).toEqual([["B1", "banner"]]);
});

test("who is driven out is seen to be, and then where they go", () => {
  expect(seen("moved", {})).toEqual([
    ["B1.1", "music"],
    ["A1.2", "home"],
  ]);
  expect(seen("homeless", { cause: "tavern" })).toEqual([["B1.1", "noise"]]);
  expect(seen("homeless", { cause: "move" })).toEqual([]);
});

test("the blue light goes to whom the police suspect, and from one on to the next", () => {
  expect(seen("police-called", {})).toEqual([["face:B", "siren"]]);
  expect(seen("police-went-on", { suspect: "C", cleared: "B" })).toEqual([["face:C", "siren"]]);
  const [light] = MOMENTS["police-went-on"]?.({ ...ALL, ...args({ cleared: "C" }) }, table()) ?? [];
  expect(light?.from).toEqual(["face:C", "seat:C"]);
});

test("a card is laid open to all but the one who plays it", () => {
  expect(seen("card-played", { card: "alibi" })).toEqual([["face:A", "card"]]);
  expect(seen("card-played", { card: "lunatic" })).toEqual([["face:A", "lunatic"]]);
  expect(seen("card-played", { player: "D" })).toEqual([]);
});
