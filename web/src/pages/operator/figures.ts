// Computes figures from two overviews of the server.

import type { Bucket, Overview, WorkerFigures } from "../../core/messages/wire";

/** An overview at a moment (milliseconds since 1970). */
export interface Moment {
  at: number;
  overview: Overview;
}

type Countable = {
  [Name in keyof WorkerFigures]: WorkerFigures[Name] extends number ? Name : never;
}[keyof WorkerFigures];

/** The sum of a figure over all processes. */
export const total = ({ workers }: Overview, name: Countable): number =>
  workers.reduce((sum, worker) => sum + worker[name], 0);

/** The maximum of a figure that some processes do not have; 0 if none has it. */
export const greatest = ({ workers }: Overview, name: "listener_silence" | "notification_queue"): number =>
  Math.max(0, ...workers.map((worker) => worker[name] ?? 0));

/** The increase of a figure per minute between two moments; null if no time has passed. */
export function aMinute(before: Moment, now: Moment, name: Countable): number | null {
  const minutes = (now.at - before.at) / 60_000;
  return minutes > 0 ? Math.round((total(now.overview, name) - total(before.overview, name)) / minutes) : null;
}

/** The responses between two histograms; all of `now` if the server was restarted in between. */
export function since(before: Bucket[], now: Bucket[]): Bucket[] {
  const less = now.map(({ seconds, answers }, place) => ({
    seconds,
    answers: answers - (before[place]?.answers ?? 0),
  }));
  return less.some(({ answers }) => answers < 0) ? now : less;
}

/** The number of responses. */
export const counted = (buckets: Bucket[]): number => buckets.at(-1)?.answers ?? 0;

/** The time in seconds within which this share of responses came; null if it exceeds the last bucket. */
export const within = (buckets: Bucket[], share: number): number | null =>
  buckets.find(({ answers }) => answers >= share * counted(buckets))?.seconds ?? null;
