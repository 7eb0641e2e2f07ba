// What a square is called.

import { say } from "../../../core/text.svelte";

export const squareName = (square: string): string => say(`square-${square}`);
