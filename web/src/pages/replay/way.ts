// Where one can go in a game that is told again: to the next move, turn or event, and back.

import type { Pictured } from "../../core/table/ending";
import type { Retold } from "./retold";

/** What has happened in a step that is worth looking at: its kind, and its picture. */
export interface Mark {
  step: number;
  kind: string;
  drawing: string;
  seat: string | null;
}

export const ANY = "any";

/** All of them, the first of each step. */
export function marksOf(retold: Retold, pictured: Pictured): Mark[] {
  return Array.from({ length: retold.steps }, (_, place) => place + 1).flatMap((step) => {
    const entry = retold.entries(step, null).find((each) => pictured(each));
    if (!entry) return [];
    return [{ step, kind: entry.name, drawing: pictured(entry), seat: retold.actors[step] ?? null }];
  });
}

/** The kinds of events that are rare enough to be looked for, and are shown above the slider. */
export function rareKinds(marks: Mark[]): string[] {
  const often = new Map<string, number>();
  for (const { kind } of marks) often.set(kind, (often.get(kind) ?? 0) + 1);
  return [...often.keys()].sort((one, other) => often.get(one)! - often.get(other)!);
}

/** Those of the rarest kinds, as many as there is room for. */
export function rarest(marks: Mark[], kinds: string[], room: number): Mark[] {
  const found: Mark[] = [];
  for (const kind of kinds) {
    const alike = marks.filter((mark) => mark.kind === kind);
    if (found.length + alike.length > room) break;
    found.push(...alike);
  }
  return found;
}

/** The next step forwards, or backwards, for which something holds; the end of the game where there is none. */
export function nextStep(retold: Retold, at: number, by: 1 | -1, holds: (step: number) => boolean): number {
  for (let step = at + by; step > 0 && step < retold.steps; step += by) if (holds(step)) return step;
  return by > 0 ? retold.steps : 0;
}

/** Where a turn begins. */
export const turn = (retold: Retold, at: number, by: 1 | -1): number =>
  nextStep(retold, at, by, (step) => retold.turns[step]!);

/** Where somebody else moves than in the step before. */
export const move = (retold: Retold, at: number, by: 1 | -1): number =>
  nextStep(retold, at, by, (step) => retold.actors[step] !== retold.actors[step - 1]);
