// The missing players of a table, as far as the viewer has a vote.

import { mayAnswer } from "../input/press-guard";
import type { Live } from "../live/live.svelte";
import type { Absent, AnyTable } from "../messages/wire";

export class Absences {
  readonly #live: Live;
  #waits: string[] = $state.raw([]); // absences for which the viewer chose to wait

  constructor(live: Live) {
    this.#live = live;
  }

  /** The length of the log when a bot took over for the viewer, who can still come back; null if none has. */
  get replaced(): number | null {
    const { shown } = this.#live;
    return shown ? replacedSince(shown) : null;
  }

  /** The missing player to ask the viewer about, preferably the one whose turn everyone waits for; null while the
   * viewer is asked. */
  get about(): Absent | null {
    const { shown } = this.#live;
    if (!shown?.viewer || shown.asked === shown.viewer) return null;
    const others = shown.absent.filter((each) => each.seat !== shown.viewer && !this.#waits.includes(named(each)));
    return others.find(({ seat }) => seat === shown.asked) ?? others[0] ?? null;
  }

  /** The players who can vote: people who are present and still play. */
  get left(): AnyTable["seats"] {
    const { shown } = this.#live;
    const missing = shown?.absent.map(({ seat }) => seat) ?? [];
    return (shown?.seats ?? []).filter(
      ({ seat, kind, sits_in }) =>
        kind === "human" && sits_in === null && !missing.includes(seat) && !this.#live.awaited(seat),
    );
  }

  /** Wait for a missing player; withdraws the viewer's vote for a bot. */
  wait(about: Absent): void {
    const voted = about.wanted.includes(this.#live.shown?.viewer ?? "");
    if (voted ? this.#live.vote(about.seat, false) : mayAnswer()) this.#waits = [...this.#waits, named(about)];
  }

  /** Ask about this absence again. */
  ask(about: Absent): void {
    this.#waits = this.#waits.filter((each) => each !== named(about));
  }
}

/** The log length when a bot took over for the viewer; null if none has, or if the viewer resigned. */
export const replacedSince = ({ seats, viewer }: AnyTable): number | null =>
  seats.find(({ seat, resigned }) => seat === viewer && !resigned)?.sits_in ?? null;

/** An absence: another one of the same player is another question. */
export const named = ({ seat, since }: Absent): string => `${seat} ${since}`;
