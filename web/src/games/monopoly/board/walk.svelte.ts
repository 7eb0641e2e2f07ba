// Moves the pieces square by square; the display lags behind the actual positions.

import { prefersReducedMotion } from "svelte/motion";
import { CELL, JAIL, SQUARES } from "./ring";

const STEP = 160; // milliseconds per square
const HURRY = 1200; // milliseconds for the squares ahead, so that a long way begins fast
const BACKWARDS = 3; // the farthest that a card sends a piece back

/** The number of squares from one spot to another; negative backwards. */
function way(from: number, to: number): number {
  if (to === CELL) return from === CELL ? 0 : 1; // pieces go to jail directly
  const ahead = (to - (from === CELL ? JAIL : from) + SQUARES) % SQUARES;
  return ahead >= SQUARES - BACKWARDS ? ahead - SQUARES : ahead;
}

function step(from: number, to: number): number {
  if (to === CELL) return CELL;
  return ((from === CELL ? JAIL : from) + Math.sign(way(from, to)) + SQUARES) % SQUARES;
}

export class Walk {
  #shown = $state<Record<string, number>>({});
  #goals: Record<string, number> = {};
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The spot at which a seat's piece is shown; undefined before it was first shown. */
  spot(seat: string): number | undefined {
    return this.#shown[seat];
  }

  /** Move the pieces to these spots; jump with reduced motion or while the page is hidden. */
  follow(goals: Record<string, number>): void {
    this.#goals = goals;
    const leap = prefersReducedMotion.current || document.hidden;
    for (const [seat, goal] of Object.entries(goals)) if (leap || !(seat in this.#shown)) this.#shown[seat] = goal;
    if (this.#timer === undefined) this.#go();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #go(): void {
    this.#timer = undefined;
    let left = 0;
    for (const [seat, goal] of Object.entries(this.#goals)) {
      const from = this.#shown[seat] ?? goal;
      if (from === goal) continue;
      left = Math.max(left, Math.abs(way(from, goal)));
      this.#shown[seat] = step(from, goal);
    }
    if (left) this.#timer = setTimeout(() => this.#go(), Math.min(STEP, HURRY / left));
  }
}
