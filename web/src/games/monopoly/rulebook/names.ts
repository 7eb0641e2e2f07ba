// The names of cards in the rulebook: deeds by their squares, others by their effect.

import { has, say } from "../../../core/text/text.svelte";
import { squareName } from "../board/names";

export const nameOf = (card: string): string => (has(`drawn-${card}`) ? say(`drawn-${card}`) : squareName(card));
