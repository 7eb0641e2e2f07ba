// The lines of a room, as far as this page has them.

import type { ChatLines, ChatLine } from "../messages/wire";

export interface Room {
  lines: ChatLine[];
  /** Whether the server has lines before these. */
  earlier: boolean;
}

export const EMPTY: Room = { lines: [], earlier: false };

const last = ({ lines }: Pick<Room, "lines">): number => lines.at(-1)?.number ?? 0;

/** A room joined with received lines, older or newer ones. If lines are missing in between, only the received ones
 * are kept; older ones are requested again when the reader asks for them. */
export function joined(room: Room, { lines, earlier }: ChatLines): Room {
  const [first] = room.lines;
  if (!first || !lines[0]) return first ? room : { lines, earlier };
  if (last({ lines }) === first.number - 1) return { lines: [...lines, ...room.lines], earlier };
  if (lines[0].number > last(room) + 1) return { lines, earlier };
  return { ...room, lines: [...room.lines, ...lines.filter(({ number }) => number > last(room))] };
}

/** The received lines that are newer than the room's last one. */
export const fresh = (room: Room, { lines }: ChatLines): ChatLine[] =>
  lines.filter(({ number }) => number > last(room));
