// The drawings of the cards: an SVG file for each, 64 × 64; of tenants over two windows one more, 64 × 128.

import { byName } from "../../../core/art/files";
import SHARED from "./shared.json";

const DRAWINGS = byName(
  import.meta.glob<string>(["./*.svg", "../../../core/art/*.svg"], { query: "?raw", import: "default", eager: true }),
);

/** Cards that are the same thing under another name share a drawing; a name may mean another card in one edition. */
const OTHER_NAMES: Record<string, string> = SHARED;

/** The drawing of a card, upright over two windows where there is one. */
export function drawingOf(edition: string, card: string, tall: boolean): string {
  const name = OTHER_NAMES[`${edition}/${card}`] ?? OTHER_NAMES[card] ?? card;
  return (tall && DRAWINGS[`${name}.tall`]) || (DRAWINGS[name] ?? "");
}
