// What a square is called: in full, and in three letters.

import type { FluentVariable } from "@fluent/bundle";
import { say } from "../../../core/text.svelte";
import { words } from "../../../core/words";

export const squareName = (square: string): string => say(`square-${square}`);

/** A square as `$place`, with the forms of its name. */
export const withPlace = (square: string): Record<string, FluentVariable> =>
  words({ place: { type: "square", value: square } }, null, String);

export const abbreviated = (square: string): string => squareName(square).slice(0, 3);
