// What a square is called: in full, with places to break it, in three letters.

import { say } from "../text.svelte";

export const squareName = (square: string): string => say(`square-${square}`);

const SOFT_HYPHEN = "\u00AD";
const TAILS = /(?<=\p{L}{3})(kommen|straße|bahnhof|platz|allee|werk|steuer|schaft|feld)/gu;

/** The name for a narrow square; browsers hyphenate German names only where they have the language. */
export const breakable = (square: string): string => squareName(square).replace(TAILS, `${SOFT_HYPHEN}$1`);

export const abbreviated = (square: string): string => squareName(square).slice(0, 3);
