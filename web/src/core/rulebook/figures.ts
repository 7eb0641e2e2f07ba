// What followed when bots played a card, as positions on a scale from the smallest to the largest value of each
// measure.

import type { Figures, Following } from "../messages/wire";

export interface Drawn {
  what: string;
  mean: number;
  low: number;
  high: number;
  /** The mean over all rounds, if there is one to compare with. */
  anyRound: number | null;
  /** Positions on the scale, from 0 to 1. */
  at: { zero: number; low: number; high: number; mean: number; anyRound: number | null };
}

/** The measure: `player-rent-at-once` and `landlord-rent` share "rent". */
const measureOf = ({ what }: Following): string => what.split("-")[1] ?? "";

/** The mean over all rounds, for effects within a round. */
const inAnyRound = ({ any_round }: Figures, one: Following): number | null =>
  one.what.endsWith("at-once") ? null : (any_round.find((each) => measureOf(each) === measureOf(one))?.mean ?? null);

/** The effects of one way to play the card, on a scale shared by all ways. */
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
