import { describe, expect, it } from "vitest";
import type { Bucket, Overview } from "../../core/messages/wire";
import { aMinute, counted, greatest, since, total, within } from "./figures";

const worker = (entries: number, silence: number | null = null) => ({
  worker: "0",
  entries,
  failures: 0,
  calls_sent: 0,
  calls_failed: 0,
  calls_ended: 0,
  tables: 3,
  lobbies: 0,
  live_connections: 0,
  bots_waiting: 0,
  writes_waiting: 0,
  listener_silence: silence,
  notification_queue: null,
});
const overview = (...workers: ReturnType<typeof worker>[]): Overview => ({
  workers,
  answers: [],
  refusals: [],
  unsafe: [],
  said: null,
  bans: [],
});
const buckets = (...answers: number[]): Bucket[] =>
  answers.map((each, place) => ({ seconds: [0.01, 0.1, null][place] ?? null, answers: each }));

describe("figures", () => {
  it("are those of all processes together", () => {
    const shown = overview(worker(5, 0.5), worker(7, 2));
    expect(total(shown, "entries")).toBe(12);
    expect(greatest(shown, "listener_silence")).toBe(2);
    expect(greatest(shown, "notification_queue")).toBe(0);
  });

  it("are told a minute", () => {
    const before = { at: 0, overview: overview(worker(10)) };
    expect(aMinute(before, { at: 30_000, overview: overview(worker(30)) }, "entries")).toBe(40);
    expect(aMinute(before, before, "entries")).toBeNull();
  });

  it("tell within what time answers came", () => {
    const shown = buckets(50, 95, 100);
    expect(counted(shown)).toBe(100);
    expect([0.5, 0.95, 0.99].map((share) => within(shown, share))).toEqual([0.01, 0.1, null]);
    expect(within([], 0.5)).toBeNull();
  });

  it("of the time since a moment leave out what was before, but not after a restart", () => {
    expect(since(buckets(1, 2, 3), buckets(2, 5, 9))).toEqual(buckets(1, 3, 6));
    expect(since(buckets(10, 20, 30), buckets(2, 5, 9))).toEqual(buckets(2, 5, 9));
    expect(since([], buckets(2, 5, 9))).toEqual(buckets(2, 5, 9));
  });
});
