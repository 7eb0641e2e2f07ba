// The server's clock, by which it tells since when something is so. A device's own may be wrong by hours.

/** How far the page's clock, in seconds, is behind the server's; each answer is as true as it was quick. */
export class ServerClock {
  #ahead = 0;
  #asked = 0;
  #quickest = Infinity;

  /** The server is asked for the time now. */
  asks(): void {
    this.#asked = seconds();
  }

  /** It has answered. */
  hears(now: number): void {
    const took = seconds() - this.#asked;
    if (took > this.#quickest) return;
    this.#quickest = took;
    this.#ahead = now + took / 2 - seconds();
  }

  /** Another server, or the same one started again. */
  forget(): void {
    this.#quickest = Infinity;
  }

  now(): number {
    return seconds() + this.#ahead;
  }
}

const seconds = (): number => performance.now() / 1000;

/** A time as a clock says it. */
export function clockTime(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const two = (number: number): string => String(number).padStart(2, "0");
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
