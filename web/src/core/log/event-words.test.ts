import { beforeAll, expect, test } from "vitest";
import type { Arguments, LogEntry } from "../messages/wire";
import { playEdition } from "../text/edition.svelte";
import { teach } from "../text/text.svelte";
import { actor, calculation, concerns, folded, sentence, several } from "./event-words";

const nameOf = (seat: string) => ({ A: "Ann", B: "Ben" })[seat] ?? seat;
const seat = (value: string | null) => ({ type: "seat", value });

function entry(name: string, args: Arguments, more: Partial<LogEntry> = {}): LogEntry {
  return { number: 0, name, rules: [], args, items: null, begins: false, for_all: false, told: null, ...more };
}

const bought = (buyer: string, card: string | null, coins = 1) =>
  entry("bought", { player: seat(buyer), card: { type: "card", value: card }, coins: { type: "coins", value: coins } });

beforeAll(async () => {
  playEdition("test", "plain");
  await teach("en", {
    core: `
money-test = { $number } coins
event-bought = { $player } buys { $card-key ->
    [none] a card
   *[other] { $card }
}.
several-bought = { $player } buys { $number } cards for { $coins-money }.
event-passed = { $player } passes.
calculation-paid = In all { $coins-money }
reason-rent = { $number } rooms
`,
    games: [],
  });
});

test("the first seat of an event acts", () => {
  expect(actor(entry("paid", { coins: { type: "coins", value: 1 }, payer: seat("B"), payee: seat("A") }))).toBe("B");
  expect(actor(entry("paid", { payer: seat(null) }))).toBeNull();
  expect(actor(entry("shuffled", {}))).toBeNull();
});

test("an event is a sentence, also of what is hidden", () => {
  expect(sentence(bought("A", "hacker"), nameOf)).toBe("Ann buys hacker.");
  expect(sentence(bought("A", null), nameOf)).toBe("Ann buys a card.");
});

test("what is known only as it was told is told so", () => {
  const told = { en: { said: "Ann did something.", how: ["1 + 1"] }, de: { said: "Ann tat etwas.", how: [] } };
  const old = entry("told", {}, { told });
  expect(sentence(old, nameOf)).toBe("Ann did something.");
  expect(calculation(old, nameOf)).toEqual([{ text: "1 + 1", rules: [] }]);
});

test("money is calculated line by line, with the rule behind each", () => {
  const items = { rules: { rent: "R101" }, args: { number: "number" }, lines: [["rent", 2]] };
  const paid = entry("paid", { player: seat("A"), coins: { type: "coins", value: 4 } }, { items, rules: ["R1", "R2"] });
  expect(calculation(paid, nameOf)).toEqual([
    { text: "2 rooms", rules: ["R101"] },
    { text: "In all 4 coins", rules: ["R1", "R2"] },
  ]);
  expect(calculation(entry("passed", { player: seat("A") }, { items }), nameOf)).toEqual([]);
});

test("what somebody does again and again unseen is one line", () => {
  const log = [
    bought("A", null),
    bought("A", null),
    bought("B", null),
    bought("B", "hacker"),
    entry("passed", { player: seat("B") }),
  ];
  expect(folded(log).map((line) => line.length)).toEqual([2, 1, 1, 1]);
  expect(folded(log).flat()).toEqual(log);
  expect(folded([])).toEqual([]);
});

test("what has no sentence for several stays apart", () => {
  const passed = entry("passed", { player: seat("A"), card: { type: "card", value: null } });
  expect(folded([passed, passed])).toHaveLength(2);
});

test("several are told with their number and all their money", () => {
  expect(several([bought("A", null, 1), bought("A", null, 3)], nameOf)).toBe("Ann buys 2 cards for 4 coins.");
  expect(several([], nameOf)).toBe("");
});

test("an event concerns whom it names", () => {
  const paid = entry("paid", { payer: seat("A"), payee: seat("B") });
  expect(["A", "B", "C"].map((each) => concerns(paid, each))).toEqual([true, true, false]);
});
