// Who chose for a seat besides its player.

import type { FinalRank } from "../messages/wire";
import { say } from "../text/text.svelte";

/** Whether the player has resigned, and how many moves a bot or the clock made for them. */
export function playedFor({ resigned, instead, played }: FinalRank): string {
  const moves = played.own + played.stand_in + played.clock;
  return [
    resigned ? say("page-has-resigned") : "",
    played.stand_in ? say("page-played-by-bot", { number: played.stand_in, moves }) : "",
    instead && !resigned && !played.stand_in ? say("page-played-on") : "", // older rules had no such counts
    played.clock ? say("page-played-by-clock", { number: played.clock, moves }) : "",
  ]
    .filter(Boolean)
    .join(" · ");
}
