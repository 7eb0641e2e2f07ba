import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { poll } from "../../pages/account/polling";
import { Series } from "../../pages/series/series.svelte";
import { Standings } from "../../pages/start/standings.svelte";
import { keepKeys, keepTable } from "../device/device";
import { teach } from "../text/text.svelte";
import { ask, whyNot } from "./http";

/** A server that accepts every request and answers none. */
const silent = vi.fn(
  (_: string, { signal }: RequestInit) =>
    new Promise<Response>((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason as Error))),
);

/** `AbortSignal.timeout`, but on the test's fake clock. */
function timeout(wait: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(new DOMException("", "TimeoutError")), wait);
  return controller.signal;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(AbortSignal, "timeout").mockImplementation(timeout);
  silent.mockClear();
  vi.stubGlobal("fetch", silent);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("who gives no answer is out of reach", async () => {
  void teach("en", { core: "page-no-server = It does not answer.", games: [] });
  const answer = ask("/account").catch(whyNot);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await answer).toBe("It does not answer.");
});

test.each([
  ["a series", () => void new Series("one").look()],
  ["one's own tables", () => void new Standings(() => {}).look()],
  [
    "a device that comes",
    () =>
      void poll(
        () => ask("/account/arrival"),
        Boolean,
        () => {},
      ),
  ],
])("what looks again and again, at %s, goes on without an answer", async (_, look) => {
  keepTable({ id: "one", edition: "monopoly", seats: [], over: false, day: "2026-01-01" });
  keepKeys("one", [{ seat: "A", secret: "key of one" }]);
  look();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(silent.mock.calls.length).toBeGreaterThan(2);
});
