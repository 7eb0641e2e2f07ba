// What a square is called: in full, and in three letters.

import { say } from "../../../core/text.svelte";

export const squareName = (square: string): string => say(`square-${square}`);

export const abbreviated = (square: string): string => squareName(square).slice(0, 3);
