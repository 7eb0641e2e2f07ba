// Moves said in advance, in words.

import { label } from "../live/options";
import type { Live } from "../live/live.svelte";
import { folded, told } from "../log/event-words";
import type { TriedTurn } from "../messages/wire";
import { has, say } from "../text/text.svelte";

/** Why they have lapsed, for their player; `why` is the name of a fact, or another reason. */
export const lapse = (why: string): string =>
  has(`page-plan-lapsed-${why}`)
    ? say(`page-plan-lapsed-${why}`)
    : say("page-plan-lapsed-fact", { fact: say(`fact-${why}`) });

/** A move as the log would tell it; one that it does not tell has the words of its button. */
export const inWords = ({ asks, choice, log }: TriedTurn["moves"][number], live: Live): string =>
  folded(log)
    .map((entries) => told(entries, live.name))
    .join(" ") || label(choice, asks, live);

/** The moves of a text with one on a line. */
export const movesOf = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim().replace(/\s+/g, " "))
    .filter(Boolean);
