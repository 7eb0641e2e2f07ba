// The names of cards and places.

import { say } from "../../core/text/text.svelte";
import { said } from "../../core/text/words";

export const cardName = (card: string, of?: string): string => say(`card-${card}`, {}, of);

/** A building or an apartment in words: "B1", "B1 (floor 2)". */
export const placeName = (place: string): string => said({ type: "place", value: place }, String);
