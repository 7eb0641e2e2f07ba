// The server's clock, in which the server gives all times. A device's own clock can be hours off.

/** Estimates the server's clock (in seconds since an arbitrary moment) from the answers to pings; the fastest answer
 * gives the best estimate. */
export class ServerClock {
  #ahead = 0;
  #asked = 0;
  #quickest = Infinity;

  /** Call when the server is asked for its time. */
  asks(): void {
    this.#asked = seconds();
  }

  /** Call with the server's time when the answer arrives. */
  hears(now: number): void {
    const took = seconds() - this.#asked;
    if (took > this.#quickest) return;
    this.#quickest = took;
    this.#ahead = now + took / 2 - seconds();
  }

  /** Start over: another server, or the same one restarted. */
  forget(): void {
    this.#quickest = Infinity;
  }

  now(): number {
    return seconds() + this.#ahead;
  }
}

const seconds = (): number => performance.now() / 1000;

/** A duration as h:mm:ss or m:ss; negative values count as 0. */
export function clockTime(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const two = (number: number): string => String(number).padStart(2, "0");
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
