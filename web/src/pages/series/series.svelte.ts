// A series, polled while its page is open: its tables, the leaders, and what the viewer can do.

import { listedKeys } from "../../core/device/device";
import type { SeriesInfo, SeriesTable } from "../../core/messages/wire";
import { lookAtSeries, Refusal } from "../../core/transport/http";

const LOOKED_AT = 5_000;
const HIDDEN = 30_000;

/** What the viewer can do: play at the newest table, come to it from the previous one, watch, deal the next game, or
 * wait until someone does. */
export type Step = "play" | "come" | "look" | "deal" | "wait";

export const newest = ({ games }: SeriesInfo): SeriesTable => games[games.length - 1]!;

export function nextStep(series: SeriesInfo): Step {
  const now = newest(series);
  if (now.state.over) return now.own.length ? "deal" : "wait";
  return now.own.length ? "play" : comesFrom(series) ? "come" : "look";
}

/** The previous table, if a player who sat there on this device is expected at the newest one. */
export function comesFrom({ games }: SeriesInfo): SeriesTable | undefined {
  const [now, before] = [games.at(-1), games.at(-2)];
  const expected = now?.line_up.seats.map(({ person }) => person) ?? [];
  const came = before?.line_up.seats.some(({ seat, person }) => before.own.includes(seat) && expected.includes(person));
  return came ? before : undefined;
}

/** Whether a player at this device is asked or can come to the newest table. */
export function called(series: SeriesInfo): boolean {
  const { state, own } = newest(series);
  return nextStep(series) === "come" || (state.asked !== null && own.includes(state.asked));
}

export class Series {
  shown = $state.raw<SeriesInfo | null>(null);
  /** Why nothing can be shown; "" otherwise. */
  refused = $state("");
  readonly #id: string;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(id: string) {
    this.#id = id;
  }

  /** Request it now, and repeatedly from now on. */
  async look(): Promise<void> {
    clearTimeout(this.#timer);
    try {
      const found = await lookAtSeries(this.#id, listedKeys());
      if (JSON.stringify({ ...found, now: "" }) !== JSON.stringify({ ...this.shown, now: "" })) this.shown = found;
      this.refused = "";
    } catch (problem) {
      if (problem instanceof Refusal) this.refused = problem.message; // unreachable: keep the last state
    }
    clearTimeout(this.#timer);
    if (!this.#closed) this.#timer = setTimeout(() => void this.look(), document.hidden ? HIDDEN : LOOKED_AT);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }
}
