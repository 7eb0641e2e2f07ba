// Where streets are side by side: which one is visible. It switches to the street of the latest event by itself.

import type { Choosing } from "../../../core/live/choosing.svelte";
import type { Live } from "../../../core/live/live.svelte";
import type { LogEntry } from "../../../core/messages/wire";

const LEFT_ALONE = 5000; // milliseconds without switching after the user scrolled
const SETTLING = 400; // milliseconds in which the streets still scroll after the page moved them

/** The street of an event: that of the place, else of the player who acted. */
export function streetOf({ args }: LogEntry): string | null {
  const told = Object.values(args);
  const found = told.find(({ type, value }) => type === "place" && value) ?? told.find(({ type }) => type === "seat");
  return typeof found?.value === "string" ? found.value.charAt(0) : null;
}

export class Sight {
  #choosing: Choosing;
  #streets: HTMLElement | null = null;
  #held = false; // a pointer is pressed
  #moved = -Infinity; // when the user last scrolled
  #shown = -Infinity; // when the page last scrolled
  #still = matchMedia("(prefers-reduced-motion: reduce)");
  /** The seat of the visible street, if only one is visible. */
  seat = $state("");
  /** The seat in whose street something happened without its being shown. */
  missed = $state("");

  constructor(live: Live, choosing: Choosing) {
    this.#choosing = choosing;
    live.onChange((_table, fresh) => {
      const seat = fresh.map(streetOf).findLast((seat) => seat !== null);
      if (seat && this.#abreast) this.#happened(seat);
    });
  }

  /** Whether streets are side by side, one of them visible. */
  get #abreast(): boolean {
    return this.#streets !== null && this.#streets.scrollWidth > this.#streets.clientWidth;
  }

  #happened(seat: string): void {
    if (this.#held || this.#still.matches || this.#choosing.path.length || performance.now() - this.#moved < LEFT_ALONE)
      this.missed = seat === this.seat ? "" : seat;
    else if (!this.#choosing.mine) this.show(seat);
  }

  /** Scroll to the street of a place or seat. */
  show = (place: string): void => {
    const seat = place.charAt(0);
    const street = this.#streets?.querySelector<HTMLElement>(`[data-place="street:${seat}"]`);
    if (!street) return;
    this.#shown = performance.now();
    this.#streets?.scrollTo({ left: street.offsetLeft });
    this.#seen(seat);
  };

  /** The same, requested by the user. */
  turnTo = (seat: string): void => {
    this.#moved = performance.now();
    this.show(seat);
  };

  #seen(seat: string): void {
    this.seat = seat;
    if (this.missed === seat) this.missed = "";
  }

  /** A Svelte action for the container of the streets. */
  watch = (streets: HTMLElement) => {
    this.#streets = streets;
    const hold = (): void => void (this.#held = true);
    const let_go = (): void => void (this.#held = false);
    const scrolled = (): void => {
      if (!this.#abreast) return;
      const now = performance.now();
      if (now - this.#shown > SETTLING) this.#moved = now;
      const seen = [...streets.querySelectorAll<HTMLElement>("[data-place^='street:']")].find(
        ({ offsetLeft, offsetWidth }) => offsetLeft + offsetWidth / 2 > streets.scrollLeft,
      );
      if (seen) this.#seen(seen.dataset.seat ?? "");
    };
    const LISTENERS = [
      [window, "pointerdown", hold],
      [window, "pointerup", let_go],
      [window, "pointercancel", let_go],
      [streets, "scroll", scrolled],
    ] as const;
    for (const [target, name, heard] of LISTENERS) target.addEventListener(name, heard);
    return {
      destroy: () => {
        for (const [target, name, heard] of LISTENERS) target.removeEventListener(name, heard);
      },
    };
  };
}
