import { expect, test } from "vitest";
import type { Arguments, LogEntry, MonopolyTable, SquareInfo } from "../../../core/messages/wire";
import Coins from "../../../core/moments/pictures/Coins.svelte";
import { MOMENTS } from "../moments";
import { paymentIn, POT, sceneOf } from "./scene";

const seat = (value: string | null) => ({ type: "seat", value });
const coins = (value: number) => ({ type: "coins", value });
const entry = (name: string, args: Arguments = {}) => ({ name, args, begins: name === "turn-opened" }) as LogEntry;
const TABLE = { question: null, asked: "B" } as MonopolyTable;
const SQUARES = [
  { name: "chance-1", kind: "chance" },
  { name: "badstrasse", kind: "street" },
] as SquareInfo[];

const opened = entry("turn-opened", { player: seat("A") });
const rent = entry("rent-paid", { player: seat("A"), owner: seat("B"), coins: coins(50) });
const moved = entry("piece-moved", { player: seat("A"), square: { type: "square", value: "chance-1" } });
const drew = entry("card-drawn", { player: seat("A"), card: { type: "card", value: "birthday-10" } });

test("who pays whom follows from the event, and the bank is nobody", () => {
  expect(paymentIn(rent)).toEqual({ from: "A", to: "B", coins: 50 });
  expect(paymentIn(entry("salary-paid", { player: seat("A"), coins: coins(200) }))).toEqual({
    from: null,
    to: "A",
    coins: 200,
  });
  expect(paymentIn(entry("rent-paid", { player: seat("A"), owner: seat("B"), coins: coins(0) }))).toBe(null);
  expect(paymentIn(moved)).toBe(null);
});

test("the pot is one end of what it takes and pays", () => {
  const args = { player: seat("A"), coins: coins(100) };
  expect(paymentIn(entry("paid-into-pot", args))).toEqual({ from: "A", to: POT, coins: 100 });
  expect(paymentIn(entry("pot-paid", args))).toEqual({ from: POT, to: "A", coins: 100 });
});

test("whatever flies as coins is on the stage", () => {
  const args = { player: seat("A"), owner: seat("B"), other: seat("C"), coins: coins(100) };
  const flying = Object.entries(MOMENTS).filter(([, moment]) =>
    moment(args, TABLE).some(({ picture }) => picture === Coins),
  );
  expect(flying.length).toBeGreaterThan(4);
  for (const [name] of flying) expect([name, paymentIn(entry(name, args))]).not.toContain(null);
});

test("the stage shows the last thing of this turn, a card or a payment, and nothing of a turn before", () => {
  expect(sceneOf(TABLE, [opened, moved, drew], SQUARES)).toEqual({
    kind: "card",
    drawn: { card: "birthday-10", seat: "A", stack: "chance" },
  });
  expect(sceneOf(TABLE, [opened, moved, drew, rent, moved], SQUARES)).toEqual({
    kind: "payment",
    payment: { from: "A", to: "B", coins: 50 },
  });
  expect(sceneOf(TABLE, [opened, rent, opened, moved], SQUARES)).toBe(null);
  expect(sceneOf(TABLE, [], SQUARES)).toBe(null);
});

test("an auction and an offer are on the stage as long as somebody is asked about them", () => {
  const asking = (name: string) =>
    ({ ...TABLE, question: { name, args: { author: seat("A") } } }) as unknown as MonopolyTable;
  expect(sceneOf(asking("to-bid"), [opened, rent], SQUARES)).toEqual({ kind: "auction" });
  expect(sceneOf(asking("deal-or-not"), [opened, rent], SQUARES)).toEqual({ kind: "offer", from: "A", to: "B" });
});
