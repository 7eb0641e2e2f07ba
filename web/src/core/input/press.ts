// When a press may give an answer, so that one press gives one answer, to a question that could be read.

export const READING = 350; // milliseconds for which something must have been in sight, and between two answers
const NEAR = 24; // pixels within which two presses are at the same place

/** What made the page act. `nothing` is a click without pointer or key: a screen reader, a voice, a switch. */
export interface Press {
  /** Another one for each press; times can be equal. */
  id: number;
  by: "pointer" | "key" | "nothing";
  /** Milliseconds on the page's clock (`performance.now`), when it went down. */
  time: number;
  /** Where the pointer went down, in CSS pixels; 0 without a pointer. */
  x: number;
  y: number;
  /** `KeyboardEvent.key`; "" without a key. */
  key: string;
  /** Whether the key is held down and repeats. */
  repeats: boolean;
  /** What lies under the pointer; null without one. */
  thing: Element | null;
}

/** The moment since which something can be answered. */
export interface Arrival {
  /** Milliseconds on the page's clock. */
  came: number;
  /** When it was painted first; null before that. */
  seen: number | null;
  /** Whether a press here brought it, so that it surprises nobody. */
  expected: boolean;
}

/** Why a press gives no answer; also the ending of the message about it. */
export type Swallowed = "held" | "again" | "early" | "late";

const near = (one: Press, other: Press): boolean => Math.hypot(one.x - other.x, one.y - other.y) <= NEAR;

export class Presses {
  #last: Press | null = null; // that gave an answer, or a part of one
  #downs: Press[] = []; // of pointers lately, the newest last

  /** A pointer went down. */
  down(press: Press): void {
    this.#downs = [...this.#downs.filter(({ time }) => press.time - time < READING), press];
  }

  /** Record that a press gave an answer or a part of one. */
  use(press: Press): void {
    this.#last = press;
  }

  /** Whether what comes now can follow from a press that gave an answer. */
  expects(now: number): boolean {
    return this.#last !== null && now - this.#last.time < READING;
  }

  /** Why a press may not give an answer to a table that came at `since`, with a question and a panel that arrived as
   * told; null if it may. */
  refusal(press: Press, since: number, arrivals: (Arrival | null)[]): Swallowed | null {
    if (press.repeats) return "held";
    if (press.time < since) return "late";
    if (press.by === "nothing") return null;
    if (this.#repeated(press)) return "again";
    if (press.by === "pointer" && arrivals.some((arrival) => arrival && this.#surprises(press, arrival)))
      return "early";
    return null;
  }

  /** Whether it is the second of two presses that were meant as one: the first gave an answer, or removed what it hit,
   * such as a dialog over the question. */
  #repeated(press: Press): boolean {
    const before = this.#downs.filter(({ thing }) => thing && !thing.isConnected);
    return [...(this.#last ? [this.#last] : []), ...before].some(
      (other) =>
        other.id !== press.id &&
        press.time - other.time < READING &&
        other.by === press.by &&
        (press.by === "key" ? other.key === press.key : near(other, press)),
    );
  }

  /** Whether something came under a pointer that has not gone down anywhere else since. */
  #surprises(press: Press, { seen, expected }: Arrival): boolean {
    if (expected) return false;
    if (seen === null) return true;
    const elsewhere = this.#downs.some((other) => other.time >= seen && other.id !== press.id && !near(other, press));
    return press.time - seen < READING && !elsewhere;
  }
}
