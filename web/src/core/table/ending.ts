// What is told at the end of a game besides its ranking: what decided it.

import type { Arguments, LogEntry } from "../wire";

export interface Fact {
  /** An SVG file. */
  drawing: string;
  title: string;
  value: string;
  seats: string[];
}

/** Something that grew or fell in the course of the game, by seat. */
export interface Series {
  seat: string;
  values: number[];
}

export interface Ending {
  facts: Fact[];
  curve: { title: string; series: Series[] };
}

/** What each seat comes to in a log: `of` gives whose an entry is and how much it counts. */
export function counted(log: LogEntry[], name: string, of: (args: Arguments) => [string, number]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const entry of log) {
    if (entry.name !== name) continue;
    const [seat, number] = of(entry.args);
    sums.set(seat, (sums.get(seat) ?? 0) + number);
  }
  return sums;
}

/** Those with the most, and how much that is; nobody where nobody has any. */
export function most(sums: Map<string, number>): { seats: string[]; number: number } {
  const number = Math.max(0, ...sums.values());
  return { seats: number ? [...sums].filter(([, sum]) => sum === number).map(([seat]) => seat) : [], number };
}

export const seatIn = (args: Arguments, name = "player"): string => String(args[name]?.value ?? "");
export const coinsIn = (args: Arguments): number => Number(args.coins?.value ?? 0);

/** The entries with the most coins. */
export function highest(log: LogEntry[], name: string): LogEntry[] {
  const found = log.filter((entry) => entry.name === name && coinsIn(entry.args) > 0);
  const number = Math.max(0, ...found.map(({ args }) => coinsIn(args)));
  return found.filter(({ args }) => coinsIn(args) === number);
}

/** What each of these seats comes to, entry by entry. */
export const courseOf = (
  log: LogEntry[],
  name: string,
  seats: string[],
  of: (args: Arguments) => [string, number],
): Series[] =>
  seats.map((seat) => ({
    seat,
    values: log.flatMap((entry) => {
      if (entry.name !== name) return [];
      const [whose, number] = of(entry.args);
      return whose === seat ? [number] : [];
    }),
  }));

/** The sums so far. */
export function summed({ seat, values }: Series): Series {
  let sum = 0;
  return { seat, values: values.map((value) => (sum += value)) };
}

/** Facts that are about somebody. */
export const told = (facts: Fact[]): Fact[] => facts.filter(({ seats }) => seats.length > 0);
