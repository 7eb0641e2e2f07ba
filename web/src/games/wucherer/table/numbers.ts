// House numbers.

import type { Building, LogEntry } from "../../../core/messages/wire";

const numberOf = (building: string): number => Number(/^[A-Z](\d+)/.exec(building)?.[1] ?? 0);

/** The number of a landlord's next house: one more than all previous ones, including those that no longer exist. */
export function nextNumber(owner: string, buildings: Building[], log: LogEntry[]): number {
  const told = log.flatMap(({ args }) => Object.values(args).map(({ value }) => value));
  const places = [...buildings.map(({ id }) => id), ...told.filter((value) => typeof value === "string")];
  const own = places.filter((place) => place.startsWith(owner) && numberOf(place) > 0);
  return Math.max(0, ...own.map(numberOf)) + 1;
}
