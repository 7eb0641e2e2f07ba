import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { clockTime, ServerClock } from "./server-clock";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a time is said as a clock says it", () => {
  expect([-3, 0, 59.9, 60, 252, 3600, 36_061].map(clockTime)).toEqual([
    "0:00",
    "0:00",
    "0:59",
    "1:00",
    "4:12",
    "1:00:00",
    "10:01:01",
  ]);
});

test("the quickest answer says how far the server's clock is ahead", () => {
  const clock = new ServerClock();
  const asked = (took: number, now: number): number => {
    clock.asks();
    vi.advanceTimersByTime(took * 1000);
    clock.hears(now);
    return clock.now();
  };
  expect(asked(4, 1000)).toBeCloseTo(1002);
  expect(asked(1, 2000)).toBeCloseTo(2000.5);
  expect(asked(3, 9000)).toBeCloseTo(2003.5);
  clock.forget();
  expect(asked(3, 9000)).toBeCloseTo(9001.5);
});
