// Drawings for squares that are not streets, 64 × 64, and the pieces of the seats, 24 × 24.

import PIECES from "@package/games/monopoly/art/pieces.json";
import { byName } from "../../../core/art/files";
import type { SquareInfo } from "../../../core/messages/wire";

const DRAWINGS = byName(
  import.meta.glob<string>(["@package/games/monopoly/art/*.svg", "@package/core/pictures/*.svg"], {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);
const TOKENS: Record<string, string> = PIECES;

/** The sign of a square: that of its kind, or its own if squares of a kind differ. */
export const signOf = ({ kind, name }: Pick<SquareInfo, "kind" | "name">): string =>
  DRAWINGS[kind === "to-jail" ? "police" : kind] ?? DRAWINGS[name] ?? "";

/** The piece of a seat, a silhouette in the current colour. */
export const pieceOf = (seat: string): string => DRAWINGS[`piece-${TOKENS[seat]}`] ?? "";

export const drawingNamed = (name: string): string => DRAWINGS[name] ?? "";
