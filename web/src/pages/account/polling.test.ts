import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Refusal } from "../../core/transport/http";
import { poll } from "./polling";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const answers = (...problems: (Error | undefined)[]) =>
  vi.fn(() => {
    const problem = problems.shift();
    return problem ? Promise.reject(problem) : Promise.resolve(true);
  });

test("it goes on while the server is out of reach or has too much to do", async () => {
  const ask = answers(new TypeError(), new Refusal("Too many.", "too-many-requests"), new Refusal("502", ""));
  const refused = vi.fn();
  poll(ask, (found) => found, refused);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledTimes(4);
  expect(refused).not.toHaveBeenCalled();
});

test("it ends when nobody is known there any more", async () => {
  const ask = answers(new Refusal("Nothing is known.", "unknown-account"));
  const refused = vi.fn();
  poll(ask, (found) => found, refused);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(refused).toHaveBeenCalledTimes(1);
});
