import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Queue } from "./queue";

const told: string[] = [];
let queue: Queue;

const one = (name: string, { lasts = 1000, turn = 1, small = false } = {}) => ({
  lasts,
  turn,
  small,
  begin: () => told.push(name),
  end: () => told.push(`(${name})`),
});
const little = (name: string, turn = 1) => one(name, { small: true, turn });

beforeEach(() => {
  vi.useFakeTimers();
  told.length = 0;
  queue = new Queue();
});
afterEach(() => vi.useRealTimers());

test("moments are seen one after the other, and then nothing", () => {
  queue.add([one("bomb"), one("search", { lasts: 500 })]);
  expect(told).toEqual(["bomb"]);
  vi.advanceTimersByTime(999);
  expect(told).toEqual(["bomb"]);
  vi.advanceTimersByTime(1);
  expect(told).toEqual(["bomb", "(bomb)", "search"]);
  vi.advanceTimersByTime(500);
  expect(told.slice(3)).toEqual(["(search)"]);
  queue.add([one("jail")]);
  expect(told.at(-1)).toBe("jail");
});

test("of many at once only the last are seen", () => {
  queue.add(Array.from({ length: 20 }, (_, number) => one(String(number), { lasts: 10 })));
  vi.advanceTimersByTime(1000);
  expect(told.filter((name) => !name.startsWith("("))).toEqual(["16", "17", "18", "19"]);
});

test("what has waited for long is dropped", () => {
  queue.add([one("long", { lasts: 6000 }), one("old")]);
  vi.advanceTimersByTime(2000);
  queue.add([one("fresh", { lasts: 10 })]);
  vi.advanceTimersByTime(5000);
  expect(told).toEqual(["long", "(long)", "(old)", "fresh", "(fresh)"]);
});

test("small ones drop out while a great one runs or waits, and one that is seen ends for it", () => {
  queue.add([little("coins"), little("card")]);
  queue.add([little("more coins"), one("bomb")]);
  expect(told).toEqual(["coins", "(card)", "(more coins)", "(coins)", "bomb"]);
  queue.add([little("card")]);
  expect(told.at(-1)).toBe("(card)");
});

test("great ones are seen turn by turn, small ones of a turn that is over are not", () => {
  queue.add([little("card"), little("coins")]);
  queue.add([little("next card", 2)]);
  vi.advanceTimersByTime(2000);
  expect(told).toEqual(["card", "(coins)", "(card)", "next card", "(next card)"]);
  told.length = 0;
  queue.add([one("bomb", { turn: 2 })]);
  queue.add([one("search", { turn: 3 })]);
  vi.advanceTimersByTime(2000);
  expect(told).toEqual(["bomb", "(bomb)", "search", "(search)"]);
});

test("cleared, it shows nothing, and goes on with what comes", () => {
  queue.add([one("bomb"), one("search")]);
  queue.clear();
  queue.clear();
  expect(told).toEqual(["bomb", "(search)", "(bomb)"]);
  queue.add([one("jail")]);
  vi.advanceTimersByTime(1000);
  expect(told.slice(3)).toEqual(["jail", "(jail)"]);
});
