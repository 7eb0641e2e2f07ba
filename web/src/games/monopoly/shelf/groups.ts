// What a player has of each group, and who has the rest of it.

import type { Deed, SquareInfo } from "../../../core/wire";

export interface Missing {
  square: SquareInfo;
  /** The seat that has it; null is the bank. */
  owner: string | null;
}

export interface Group {
  name: string;
  deeds: { square: SquareInfo; deed: Deed }[];
  missing: Missing[];
}

const ORDER = ["street", "station", "utility"];

/** The groups of which a seat has something: colours, then stations, then utilities, each in the order of the board. */
export function groupsOf(seat: string, squares: SquareInfo[], deeds: Deed[]): Group[] {
  const deedOf = new Map(deeds.map((deed) => [deed.square, deed]));
  const groups = new Map<string, Group>();
  for (const kind of ORDER)
    for (const square of squares) {
      if (square.kind !== kind || !square.group) continue;
      const group = groups.get(square.group) ?? { name: square.group, deeds: [], missing: [] };
      groups.set(square.group, group);
      const deed = deedOf.get(square.name);
      if (deed?.owner === seat) group.deeds.push({ square, deed });
      else group.missing.push({ square, owner: deed?.owner ?? null });
    }
  return [...groups.values()].filter((group) => group.deeds.length);
}

/** The only seat that has anything of what is missing, if it has all of it. */
export function holder(missing: Missing[]): string | null {
  const [first, ...others] = missing;
  return first?.owner && others.every(({ owner }) => owner === first.owner) ? first.owner : null;
}
