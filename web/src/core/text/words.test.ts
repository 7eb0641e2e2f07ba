import { beforeAll, expect, test } from "vitest";
import { playEdition } from "./edition.svelte";
import { teach } from "./text.svelte";
import { isOwn, said, words } from "./words";

const NAMES: Record<string, string> = { A: "Ann", B: "Ben" };
const nameOf = (seat: string) => NAMES[seat] ?? seat;

beforeAll(async () => {
  await teach("en", {
    core: `
the-bank = the bank
names-and = { $first } and { $last }
money-test = { $number } coins
good-card = { $good-article }
good-nothing = nothing
card-hacker = hacker
    .article = a hacker
`,
    games: [],
  });
  playEdition("test", "test");
});

test("each type of argument comes with what sentences need of it", () => {
  const args = {
    owner: { type: "seat", value: "B" },
    coins: { type: "coins", value: 3 },
    card: { type: "card", value: "hacker" },
    why: { type: "key", value: "rent" },
  };
  expect(words(args, "A", nameOf)).toEqual({
    player: "Ann",
    owner: "Ben",
    "owner-own": "no",
    coins: 3,
    "coins-money": "3 coins",
    card: "hacker",
    "card-key": "hacker",
    "card-article": "a hacker",
    why: "rent",
  });
});

test("no seat is the bank", () => {
  expect(words({ payee: { type: "seat", value: null } }, null, nameOf)).toEqual({
    payee: "the bank",
    "payee-own": "none",
  });
});

test("several seats are a list that may hold the one who acts", () => {
  const seats = (...letters: string[]) => ({ type: "seats", value: letters.map((value) => ({ type: "seat", value })) });
  expect(words({ to: seats("A", "B") }, "B", nameOf)).toMatchObject({
    to: "Ann and Ben",
    "to-number": "many",
    "to-own": "yes",
  });
  expect(words({ to: seats("A") }, "B", nameOf)).toMatchObject({ to: "Ann", "to-number": "one", "to-own": "no" });
});

test("what is missing has no name", () => {
  expect(words({ card: { type: "card", value: null } }, null, nameOf)).toEqual({
    card: "",
    "card-key": "none",
  });
});

test("a thing without a message goes by its value", () => {
  expect(said({ type: "card", value: "unheard-of" }, nameOf)).toBe("unheard-of");
});

test("by itself money is said as money, and goods as a list or as nothing", () => {
  expect(said({ type: "coins", value: 5 }, nameOf)).toBe("5 coins");
  const goods = [
    { type: "card", value: "hacker" },
    { type: "coins", value: 2 },
  ];
  expect(said({ type: "goods", value: goods }, nameOf)).toBe("a hacker and 2 coins");
  expect(said({ type: "goods", value: [] }, nameOf)).toBe("nothing");
});

test("a seat is its own, and nobody else's", () => {
  expect(isOwn({ type: "seat", value: "A" }, "A")).toBe(true);
  expect(isOwn({ type: "seat", value: "B" }, "A")).toBe(false);
  expect(isOwn({ type: "coins", value: 1 }, "A")).toBe(false);
});
