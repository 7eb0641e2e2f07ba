import { expect, test } from "vitest";
import words from "../../../../src/altbau/games/monopoly/text/monopoly.en.ftl?raw";
import type { Arguments, MonopolyTable } from "../../core/messages/wire";
import { LONGEST } from "../../core/moments/moments";
import { MOMENTS } from "./moments";

const EVENTS = [...words.matchAll(/^event-([\w-]+) =/gm)].map(([, name = ""]) => name);

/** Events without a picture: dice and pieces move on their own, offers lie at the plates, and a log line is enough
 * for the rest. */
const QUIET = [
  "first-throw", "board-ready", "turn-opened", "rolled", "piece-moved", "double-missed", "bid", "bidder-passed",
  "unsold", "no-rent", "rent-due", "paid-to-bank", "building-sold", "group-sold", "mortgaged", "redeemed",
  "deal-offered", "deal-refused", "building-wanted", "wish-joined", "joined-enough", "time-up", "thrown-for-rent",
  "not-bought", "owner-in-jail", "not-for-sale", "place-dealt",
]; // prettier-ignore

const ARGS: Arguments = {
  player: { type: "seat", value: "A" },
  owner: { type: "seat", value: "B" },
  coins: { type: "coins", value: 40 },
  square: { type: "square", value: "parkstrasse" },
  lot: { type: "square", value: "parkstrasse" },
};
const made = (event: string, args: Arguments = ARGS) => MOMENTS[event]?.(args, { viewer: "D" } as MonopolyTable) ?? [];

test("every event has a moment or is deliberately quiet", () => {
  expect(EVENTS.filter((name) => !(name in MOMENTS)).sort()).toEqual([...QUIET].sort());
  expect(Object.keys(MOMENTS).filter((name) => !EVENTS.includes(name))).toEqual([]);
});

test("no moment is longer than people wait for", () => {
  const lengths = Object.keys(MOMENTS).flatMap((event) => made(event).map(({ lasts }) => lasts));
  expect(lengths).toHaveLength(Object.keys(MOMENTS).length);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(LONGEST);
});

test("rent rolls from purse to purse, and none where none is paid", () => {
  expect(made("rent-paid")).toMatchObject([{ at: ["cash:B"], from: ["cash:A"] }]);
  expect(made("rent-paid", { ...ARGS, coins: { type: "coins", value: 0 } })).toEqual([]);
});

test("a deed goes from its square to who has won it, a building without a square to nobody", () => {
  expect(made("auction-won")).toMatchObject([{ at: ["face:A"], from: ["parkstrasse"] }]);
  expect(made("auction-won", { ...ARGS, lot: { type: "lot", value: "hotel" } })).toEqual([]);
});
