// What decided a game of landlords, counted from its log.

import type { Argument, LogEntry } from "../../../core/wire";

export interface Account {
  seat: string;
  /** Taken in as rent. */
  rent: number;
  /** Spent on cards. */
  spent: number;
  /** Tenants let in. */
  tenants: number;
  /** Houses built, and lost to bombs and demolition. */
  houses: number;
  lost: number;
  /** The house that has earned most, and how much. */
  best: { house: string; coins: number } | null;
}

const text = (argument: Argument | undefined): string => String(argument?.value ?? "");
const number = (argument: Argument | undefined): number => Number(argument?.value ?? 0);
const houseOf = (place: string): string => place.split(".")[0] ?? "";

/** What each of these seats has made of the game. */
export function accounts(log: LogEntry[], seats: string[]): Account[] {
  return seats.map((seat) => {
    const own = (...names: string[]) =>
      log.filter(({ name, args }) => names.includes(name) && text(args.player) === seat);
    const incomes = own("income");
    const struck = log.filter(({ name }) => name === "bombed" || name === "demolished");
    return {
      seat,
      rent: incomes.reduce((sum, { args }) => sum + number(args.coins), 0),
      spent: own("bought").reduce((sum, { args }) => sum + number(args.coins), 0),
      tenants: own("moved-in").length,
      houses: own("built").length,
      lost: struck.filter(({ args }) => text(args.building).startsWith(seat)).length,
      best: best(incomes),
    };
  });
}

function best(incomes: LogEntry[]): Account["best"] {
  const earned: Record<string, number> = {};
  for (const { args } of incomes.flatMap(({ items }) => items ?? [])) {
    const house = houseOf(text(args.place));
    if (house) earned[house] = (earned[house] ?? 0) + number(args.coins);
  }
  const [first] = Object.entries(earned).sort(([, one], [, other]) => other - one);
  return first && first[1] > 0 ? { house: first[0], coins: first[1] } : null;
}
