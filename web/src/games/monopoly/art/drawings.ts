// What stands on the squares that are no streets, 64 × 64 each, and the tokens of the seats, 24 × 24.

import { byName } from "../../../core/art/files";
import type { SquareInfo } from "../../../core/wire";
import PIECES from "./pieces.json";

const DRAWINGS = byName(
  import.meta.glob<string>(["./*.svg", "../../../core/art/*.svg"], { query: "?raw", import: "default", eager: true }),
);
const TOKENS: Record<string, string> = PIECES;

/** The sign of a square: of its kind, or where the squares of a kind differ its own. */
export const signOf = ({ kind, name }: SquareInfo): string =>
  DRAWINGS[kind === "to-jail" ? "police" : kind] ?? DRAWINGS[name] ?? "";

/** The token of a seat: a silhouette in the colour of the moment. */
export const pieceOf = (seat: string): string => DRAWINGS[`piece-${TOKENS[seat]}`] ?? "";
