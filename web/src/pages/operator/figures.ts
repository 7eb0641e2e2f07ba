// What follows from the figures of a server, as it was at two moments.

import type { Bucket, Overview, WorkerFigures } from "../../core/wire";

/** How a server was at a moment, in milliseconds. */
export interface Moment {
  at: number;
  overview: Overview;
}

type Countable = {
  [Name in keyof WorkerFigures]: WorkerFigures[Name] extends number ? Name : never;
}[keyof WorkerFigures];

/** A figure of all processes together. */
export const total = ({ workers }: Overview, name: Countable): number =>
  workers.reduce((sum, worker) => sum + worker[name], 0);

/** The greatest of a figure that not every process has; 0 where none has. */
export const greatest = ({ workers }: Overview, name: "listener_silence" | "notification_queue"): number =>
  Math.max(0, ...workers.map((worker) => worker[name] ?? 0));

/** How much more of it there was in a minute between two moments; null where no time has passed. */
export function aMinute(before: Moment, now: Moment, name: Countable): number | null {
  const minutes = (now.at - before.at) / 60_000;
  return minutes > 0 ? Math.round((total(now.overview, name) - total(before.overview, name)) / minutes) : null;
}

/** What was answered after a moment, of what has been answered by another; all of it after a restart. */
export function since(before: Bucket[], now: Bucket[]): Bucket[] {
  const less = now.map(({ seconds, answers }, place) => ({
    seconds,
    answers: answers - (before[place]?.answers ?? 0),
  }));
  return less.some(({ answers }) => answers < 0) ? now : less;
}

/** How many answers there were. */
export const counted = (buckets: Bucket[]): number => buckets.at(-1)?.answers ?? 0;

/** The seconds within which so large a share of answers came; null where these were longer than is told apart. */
export const within = (buckets: Bucket[], share: number): number | null =>
  buckets.find(({ answers }) => answers >= share * counted(buckets))?.seconds ?? null;
