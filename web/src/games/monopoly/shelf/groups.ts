// A player's share of each group, and who owns the rest.

import type { Deed, SquareInfo } from "../../../core/messages/wire";

export interface Missing {
  square: SquareInfo;
  /** The owner's seat; null for the bank. */
  owner: string | null;
}

export interface Group {
  name: string;
  deeds: { square: SquareInfo; deed: Deed }[];
  missing: Missing[];
}

const ORDER = ["street", "station", "utility"];

/** The groups in which a seat owns something: streets, then stations, then utilities, each in board order. */
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

/** The one player who owns all the missing places; null if there is none. */
export function holder(missing: Missing[]): string | null {
  const [first, ...others] = missing;
  return first?.owner && others.every(({ owner }) => owner === first.owner) ? first.owner : null;
}
