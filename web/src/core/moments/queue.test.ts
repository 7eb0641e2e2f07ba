import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Queue } from "./queue";

const one = (name: string, lasts = 1000) => ({ name, lasts });
const shown: (string | null)[] = [];
let queue: Queue<ReturnType<typeof one>>;

beforeEach(() => {
  vi.useFakeTimers();
  shown.length = 0;
  queue = new Queue((now) => shown.push(now?.name ?? null));
});
afterEach(() => vi.useRealTimers());

test("moments are seen one after the other, and then nothing", () => {
  queue.add([one("bomb"), one("search", 500)]);
  expect(shown).toEqual(["bomb"]);
  vi.advanceTimersByTime(999);
  expect(shown).toEqual(["bomb"]);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual(["bomb", "search"]);
  vi.advanceTimersByTime(500);
  expect(shown).toEqual(["bomb", "search", null]);
  queue.add([one("jail")]);
  expect(shown.at(-1)).toBe("jail");
});

test("of many at once only the last are seen", () => {
  queue.add(Array.from({ length: 20 }, (_, number) => one(String(number), 10)));
  vi.advanceTimersByTime(1000);
  expect(shown).toEqual(["16", "17", "18", "19", null]);
});

test("what has waited for long is dropped", () => {
  queue.add([one("long", 6000), one("old")]);
  vi.advanceTimersByTime(2000);
  queue.add([one("fresh", 10)]);
  vi.advanceTimersByTime(5000);
  expect(shown).toEqual(["long", "fresh", null]);
});

test("cleared, it shows nothing, and goes on with what comes", () => {
  queue.add([one("bomb"), one("search")]);
  queue.clear();
  queue.clear();
  expect(shown).toEqual(["bomb", null]);
  queue.add([one("jail")]);
  vi.advanceTimersByTime(1000);
  expect(shown).toEqual(["bomb", null, "jail", null]);
});
