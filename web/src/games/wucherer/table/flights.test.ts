import { expect, test } from "vitest";
import type { Arguments, LogEntry } from "../../../core/messages/wire";
import { flightOf } from "./flights";

const entry = (name: string, args: Arguments) => ({ name, args }) as LogEntry;
const player = { type: "seat", value: "A" };

test("a card flies from its hand to where it is played, face down if it is hidden", () => {
  const apartment = { type: "place", value: "A1.2" };
  const moved = (card: string | null) => entry("moved-in", { player, apartment, card: { type: "card", value: card } });
  expect(flightOf(moved("hacker"))).toEqual({ from: "seat:A", to: "A1.2", what: "hacker" });
  expect(flightOf(moved(null))?.what).toBe("back");
});

test("money flies between purses and the bank, but not where none is paid", () => {
  const paid = (coins: number) => entry("mover-paid", { player, coins: { type: "coins", value: coins } });
  expect(flightOf(paid(2))).toEqual({ from: "bank", to: "coins:A", what: "coins" });
  expect(flightOf(paid(0))).toBeNull();
});

test("nothing flies because of what only is so", () => {
  expect(flightOf(entry("turn-began", { player }))).toBeNull();
});
