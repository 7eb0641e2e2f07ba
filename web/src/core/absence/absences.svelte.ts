// Who is missing at a table, as far as the viewer has a say in it.

import type { Live } from "../table/live.svelte";
import type { Absent, AnyTable } from "../wire";

export class Absences {
  readonly #live: Live;
  #waits: string[] = $state.raw([]); // absences that the viewer wants to wait for

  constructor(live: Live) {
    this.#live = live;
  }

  /** How long the log was as a bot sat in for the viewer, who can come back; null while none does. */
  get replaced(): number | null {
    const { shown } = this.#live;
    return shown ? replacedSince(shown) : null;
  }

  /** Who is missing that the viewer is asked about, first whom all wait for; nobody while the viewer has to play. */
  get about(): Absent | null {
    const { shown } = this.#live;
    if (!shown?.viewer || shown.asked === shown.viewer) return null;
    const others = shown.absent.filter((each) => each.seat !== shown.viewer && !this.#waits.includes(named(each)));
    return others.find(({ seat }) => seat === shown.asked) ?? others[0] ?? null;
  }

  /** The people who can vote: who is there and plays. */
  get left(): AnyTable["seats"] {
    const { shown } = this.#live;
    const missing = shown?.absent.map(({ seat }) => seat) ?? [];
    return (shown?.seats ?? []).filter(
      ({ seat, kind, sits_in }) =>
        kind === "human" && sits_in === null && !missing.includes(seat) && !this.#live.awaited(seat),
    );
  }

  /** Wait for somebody, for whom the viewer may have wanted a bot. */
  wait(about: Absent): void {
    this.#waits = [...this.#waits, named(about)];
    if (about.wanted.includes(this.#live.shown?.viewer ?? "")) this.#live.vote(about.seat, false);
  }

  /** Ask about somebody again. */
  ask(about: Absent): void {
    this.#waits = this.#waits.filter((each) => each !== named(about));
  }
}

/** Since which line of the log a bot has played for the viewer, who can come back. */
export const replacedSince = ({ seats, viewer }: AnyTable): number | null =>
  seats.find(({ seat, resigned }) => seat === viewer && !resigned)?.sits_in ?? null;

const named = ({ seat, since }: Absent): string => `${seat} ${since}`;
