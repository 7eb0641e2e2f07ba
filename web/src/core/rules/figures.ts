// What became of a card, as places on a line from the least to the most of each measure.

import type { Figures, Following } from "../wire";

export interface Drawn {
  what: string;
  mean: number;
  low: number;
  high: number;
  /** What any round comes to, where there is something to compare with. */
  anyRound: number | null;
  /** From 0 to 1 along the line. */
  at: { zero: number; low: number; high: number; mean: number; anyRound: number | null };
}

/** `player-rent-at-once` and `landlord-rent` are of one measure. */
const measureOf = ({ what }: Following): string => what.split("-")[1] ?? "";

/** What any round comes to, for what followed within a round. */
const inAnyRound = ({ any_round }: Figures, one: Following): number | null =>
  one.what.endsWith("at-once") ? null : (any_round.find((each) => measureOf(each) === measureOf(one))?.mean ?? null);

/** What followed a card that was played in a way, on the same scale as that of the other ways. */
export function drawn(figures: Figures, then: Following[]): Drawn[] {
  const all = [...figures.ways.flatMap((way) => way.then), ...figures.any_round];
  return then.map((one) => {
    const like = all.filter((other) => measureOf(other) === measureOf(one));
    const least = Math.min(0, ...like.map(({ low }) => low));
    const most = Math.max(0, ...like.map(({ high }) => high));
    const place = (value: number): number => (most > least ? (value - least) / (most - least) : 0);
    const any = inAnyRound(figures, one);
    return {
      ...one,
      anyRound: any,
      at: {
        zero: place(0),
        low: place(one.low),
        high: place(one.high),
        mean: place(one.mean),
        anyRound: any === null ? null : place(any),
      },
    };
  });
}
