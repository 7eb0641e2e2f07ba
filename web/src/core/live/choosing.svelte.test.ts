import { beforeEach, expect, test, vi } from "vitest";
import type { Choice, Question } from "../messages/wire";
import { dismiss, refusal, toasts } from "../shell/toasts.svelte";
import { teach } from "../text/text.svelte";
import { Choosing } from "./choosing.svelte";
import type { Live } from "./live.svelte";

const choice = (token: string, more: Partial<Choice> = {}): Choice => ({
  token,
  type: "word",
  minor: false,
  asks: null,
  next: [],
  ...more,
});

const blocked = (token: string) => ({ token, type: "word", reason: "no-card", rule: "P3" });
const howMany = { name: "how-many", args: {} };

const QUESTION: Question = {
  name: "play",
  args: {},
  begins: true,
  reaction: false,
  auto_passable: [],
  choices: [choice("throw", { asks: howMany, next: [choice("1"), choice("2")] }), choice("bank")],
  blocked: [blocked("block")],
  sums: null,
};

const move = vi.fn(() => true);
const why = vi.fn();
const live = $state({ shown: null, connection: "open", busy: false, reasons: null, move, why }) as unknown as Live;
let choosing: Choosing;

function show(seq: number, question: Question | null = QUESTION): void {
  live.shown = { seq, question } as Live["shown"];
}

beforeEach(() => {
  move.mockClear();
  why.mockClear();
  for (const toast of toasts()) dismiss(toast.id);
  teach("en", { core: "refusal-no-card = You have no card for that.", games: [] });
  Object.assign(live, { connection: "open", busy: false, reasons: null });
  choosing = new Choosing(live);
  show(1);
});

test("a whole move is played at once", () => {
  choosing.choose("bank");
  expect(move).toHaveBeenCalledExactlyOnceWith(["bank"]);
});

test("a move of several words is put together, each with what is asked there", () => {
  expect(choosing.asked?.name).toBe("play");
  choosing.choose("throw");
  expect(move).not.toHaveBeenCalled();
  expect([choosing.path, choosing.asked?.name, choosing.choices.map(({ token }) => token)]).toEqual([
    ["throw"],
    "how-many",
    ["1", "2"],
  ]);
  choosing.choose("2");
  expect(move).toHaveBeenCalledExactlyOnceWith(["throw", "2"]);
  expect(choosing.path).toEqual([]);
});

test("a sum ends the move in which it is asked for", () => {
  const price = choice("B", { type: "seat", asks: howMany, sums: { least: 2, most: 9 } });
  show(1, { ...QUESTION, choices: [choice("ask-roof", { asks: howMany, next: [price] })] });
  choosing.choose("ask-roof");
  expect(choosing.sums).toBe(null);
  choosing.choose("B");
  expect([choosing.sums, choosing.choices, choosing.mine]).toEqual([{ least: 2, most: 9 }, [], true]);
  choosing.offer(7);
  expect(move).toHaveBeenCalledExactlyOnceWith(["ask-roof", "B", "7"]);
  expect(choosing.path).toEqual([]);
});

test("what is possible changes with each word", () => {
  expect(["throw", "block", "1"].map(choosing.light)).toEqual(["possible", "impossible", ""]);
  choosing.choose("throw");
  expect(["throw", "1", "3"].map(choosing.light)).toEqual(["", "possible", ""]);
});

test("what is not possible inside a move is asked when it is begun, and told of that move alone", () => {
  choosing.choose("throw");
  expect(why).toHaveBeenCalledExactlyOnceWith(["throw"]);
  live.reasons = { type: "reasons", seq: 1, tokens: "throw", blocked: [blocked("3")] };
  expect(choosing.light("3")).toBe("impossible");
  choosing.cancel();
  expect(choosing.light("3")).toBe("");
  choosing.choose("throw");
  show(2);
  choosing.choose("throw");
  expect(choosing.light("3")).toBe("");
});

test("what is not possible is explained and not played", () => {
  choosing.choose("block");
  expect(refusal()).toMatchObject({ sentence: "You have no card for that.", rule: "P3", at: "block" });
  expect(why).toHaveBeenCalledExactlyOnceWith([]);
  expect(move).not.toHaveBeenCalled();
});

test("what nobody has offered does nothing", () => {
  choosing.choose("fly");
  expect([toasts().length, choosing.path, move.mock.calls]).toEqual([0, [], []]);
});

test("a move under way is forgotten when it is taken back or the table changes", () => {
  choosing.choose("throw");
  choosing.cancel();
  expect(choosing.path).toEqual([]);
  choosing.choose("throw");
  show(2);
  expect([choosing.path, choosing.asked?.name]).toEqual([[], "play"]);
});

test("another move can be begun with what the one under way has no use for", () => {
  choosing.choose("throw");
  choosing.start("bank");
  expect(move).toHaveBeenCalledExactlyOnceWith(["bank"]);
});

test("nothing is chosen while a move is on its way, without a connection, or unasked", () => {
  live.busy = true;
  choosing.choose("bank");
  live.busy = false;
  live.connection = "lost";
  expect(choosing.mine).toBe(false);
  choosing.choose("bank");
  live.connection = "open";
  show(2, null);
  expect([choosing.mine, choosing.asked]).toEqual([false, null]);
  choosing.choose("bank");
  expect(move).not.toHaveBeenCalled();
});
