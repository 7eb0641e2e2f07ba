// The card that was drawn last, as long as its turn goes on.

import type { LogEntry, SquareInfo } from "../../../core/wire";

export interface Drawn {
  card: string;
  seat: string;
  stack: "chance" | "community";
}

export function drawnIn(log: LogEntry[], squares: SquareInfo[]): Drawn | null {
  const turn = log.slice(
    Math.max(
      0,
      log.findLastIndex((entry) => entry.begins),
    ),
  );
  const at = turn.findLastIndex((entry) => entry.name === "card-drawn");
  const found = turn[at];
  if (!found) return null;
  const square = turn.slice(0, at).findLast((entry) => entry.name === "piece-moved")?.args.square?.value;
  const stack = squares.find(({ name }) => name === square)?.kind === "chance" ? "chance" : "community";
  return { card: String(found.args.card?.value), seat: String(found.args.player?.value), stack };
}
