// The drawings of the cards: an SVG file each, 64 × 64; tenants of two apartments have a second one, 64 × 128.

import SHARED from "@package/games/wucherer/art/shared.json";
import { byName } from "../../../core/art/files";

const DRAWINGS = byName(
  import.meta.glob<string>(["@package/games/wucherer/art/*.svg", "@package/core/pictures/*.svg"], {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);

/** Cards whose drawing has another name. A key with an edition ("edition/card") holds only there. */
const OTHER_NAMES: Record<string, string> = SHARED;

/** The drawing of a card; `tall` prefers the one for two apartments. "" if there is none. */
export function drawingOf(edition: string, card: string, tall: boolean): string {
  const name = OTHER_NAMES[`${edition}/${card}`] ?? OTHER_NAMES[card] ?? card;
  return (tall && DRAWINGS[`${name}.tall`]) || (DRAWINGS[name] ?? "");
}
