// The hours of the sky over a table: each round moves to the next one.

export const HOURS = 5;

export const hourOf = (round: number): number => (Math.max(1, round) - 1) % HOURS;
