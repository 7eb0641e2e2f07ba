// What the viewer says in advance at a table by days.

import type { InAdvance } from "../messages/wire";

/** The windows for which one order is: those of a kind, where something of the viewer is hit, or where not. */
export interface Case {
  window: InAdvance["windows"][number];
  hit: boolean;
}

export const cases = ({ windows }: InAdvance): Case[] =>
  windows.flatMap((window) => (window.others ? [true, false] : [true]).map((hit) => ({ window, hit })));

/** The tokens said for a case; null where the viewer is asked. */
export const saidFor = ({ orders }: InAdvance, { window, hit }: Case): string[] | null =>
  orders.find((order) => order.window === window.name && order.hit === hit)?.answers ?? null;

/** All ways to name some of these, the best first. */
export const sequences = <T>(all: readonly T[]): T[][] =>
  all.flatMap((first) => [[first], ...sequences(all.filter((each) => each !== first)).map((rest) => [first, ...rest])]);
