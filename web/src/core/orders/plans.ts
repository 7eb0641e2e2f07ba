// Why moves said in advance have lapsed, in words.

import { has, say } from "../text/text.svelte";

/** The sentence for its player; `why` is the name of a fact, or another reason. */
export const lapse = (why: string): string =>
  has(`page-plan-lapsed-${why}`)
    ? say(`page-plan-lapsed-${why}`)
    : say("page-plan-lapsed-fact", { fact: say(`fact-${why}`) });
