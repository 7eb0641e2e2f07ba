// Who chose for a seat, where that was not always its player.

import { say } from "../text.svelte";
import type { Standing } from "../wire";

/** That somebody has resigned, and how much a bot or the clock has played in the place of a player. */
export function playedFor({ resigned, instead, played }: Standing): string {
  const moves = played.own + played.stand_in + played.clock;
  return [
    resigned ? say("page-has-resigned") : "",
    played.stand_in ? say("page-played-by-bot", { number: played.stand_in, moves }) : "",
    instead && !resigned && !played.stand_in ? say("page-played-on") : "", // under older rules, where nobody counted
    played.clock ? say("page-played-by-clock", { number: played.clock, moves }) : "",
  ]
    .filter(Boolean)
    .join(" · ");
}
