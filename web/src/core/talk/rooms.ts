// What has been said in a room, as far as this page has it.

import type { Talk, TalkLine } from "../wire";

export interface Room {
  lines: TalkLine[];
  /** Whether the server has lines before these. */
  earlier: boolean;
}

export const EMPTY: Room = { lines: [], earlier: false };

const last = ({ lines }: Pick<Room, "lines">): number => lines.at(-1)?.number ?? 0;

/** A room with lines that have come: older ones before those that are there, newer ones behind. Where some are missing
 * between, what was there is asked for again when somebody wants to read it. */
export function joined(room: Room, { lines, earlier }: Talk): Room {
  const [first] = room.lines;
  if (!first || !lines[0]) return first ? room : { lines, earlier };
  if (last({ lines }) === first.number - 1) return { lines: [...lines, ...room.lines], earlier };
  if (lines[0].number > last(room) + 1) return { lines, earlier };
  return { ...room, lines: [...room.lines, ...lines.filter(({ number }) => number > last(room))] };
}

/** What has come of new lines that nobody had when the room was last heard of. */
export const fresh = (room: Room, { lines }: Talk): TalkLine[] => lines.filter(({ number }) => number > last(room));
