// An evening as the server tells of it, again and again while its page is open: its tables, whoever leads, and what
// there is to do for whoever looks.

import { listedKeys } from "../../core/device";
import { lookAtEvening, Refusal } from "../../core/http";
import type { Evening, EveningGame } from "../../core/wire";

const LOOKED_AT = 5_000;
const HIDDEN = 30_000;

/** What somebody can do: play at the newest table, come along to it from the one before, look on there, deal the next
 * game, or wait until somebody does. */
export type Step = "play" | "come" | "look" | "deal" | "wait";

export const newest = ({ games }: Evening): EveningGame => games[games.length - 1]!;

export function nextStep(evening: Evening): Step {
  const now = newest(evening);
  if (now.state.over) return now.own.length ? "deal" : "wait";
  return now.own.length ? "play" : comesFrom(evening) ? "come" : "look";
}

/** The table before the newest, if who sat there on this device is expected at the newest one. */
export function comesFrom({ games }: Evening): EveningGame | undefined {
  const [now, before] = [games.at(-1), games.at(-2)];
  const expected = now?.line_up.seats.map(({ person }) => person) ?? [];
  const came = before?.line_up.seats.some(({ seat, person }) => before.own.includes(seat) && expected.includes(person));
  return came ? before : undefined;
}

/** Whether somebody who is there has something to do now. */
export function called(evening: Evening): boolean {
  const { state, own } = newest(evening);
  return nextStep(evening) === "come" || (state.asked !== null && own.includes(state.asked));
}

export class EveningNow {
  shown = $state.raw<Evening | null>(null);
  /** Why there is nothing to see. */
  refused = $state("");
  readonly #id: string;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(id: string) {
    this.#id = id;
  }

  /** Ask now, and from now on. */
  async look(): Promise<void> {
    clearTimeout(this.#timer);
    try {
      const found = await lookAtEvening(this.#id, listedKeys());
      if (JSON.stringify({ ...found, now: "" }) !== JSON.stringify({ ...this.shown, now: "" })) this.shown = found;
      this.refused = "";
    } catch (problem) {
      if (problem instanceof Refusal) this.refused = problem.message; // else it is as it was seen last
    }
    clearTimeout(this.#timer);
    if (!this.#closed) this.#timer = setTimeout(() => void this.look(), document.hidden ? HIDDEN : LOOKED_AT);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }
}
