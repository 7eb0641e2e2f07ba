// What the cards of the rulebook are called: deeds by their squares, others by what they do.

import { has, say } from "../../../core/text.svelte";
import { squareName } from "../board/names";

export const nameOf = (card: string): string => (has(`drawn-${card}`) ? say(`drawn-${card}`) : squareName(card));
