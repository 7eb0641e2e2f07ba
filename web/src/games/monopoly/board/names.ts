// The name of a square.

import { say } from "../../../core/text/text.svelte";

export const squareName = (square: string): string => say(`square-${square}`);
