// Moving through a replay: to the next move, turn or event, and back.

import type { Pictured } from "../../core/game/game";
import type { Retelling } from "./retelling";

/** A step with an event that has a picture. */
export interface Mark {
  step: number;
  kind: string;
  drawing: string;
  seat: string | null;
}

export const ANY = "any";

/** The marks of all steps, at most one each. */
export function marksOf(retelling: Retelling, pictured: Pictured): Mark[] {
  return Array.from({ length: retelling.steps }, (_, place) => place + 1).flatMap((step) => {
    const entry = retelling.entries(step, null).find((each) => pictured(each));
    if (!entry) return [];
    return [{ step, kind: entry.name, drawing: pictured(entry), seat: retelling.actors[step] ?? null }];
  });
}

/** The kinds of events, rarest first. */
export function rareKinds(marks: Mark[]): string[] {
  const often = new Map<string, number>();
  for (const { kind } of marks) often.set(kind, (often.get(kind) ?? 0) + 1);
  return [...often.keys()].sort((one, other) => often.get(one)! - often.get(other)!);
}

/** The marks of the rarest kinds, as many whole kinds as fit. */
export function rarest(marks: Mark[], kinds: string[], room: number): Mark[] {
  const found: Mark[] = [];
  for (const kind of kinds) {
    const alike = marks.filter((mark) => mark.kind === kind);
    if (found.length + alike.length > room) break;
    found.push(...alike);
  }
  return found;
}

/** The next step in a direction with a property; the end of the game (or 0 backwards) if there is none. */
export function nextStep(retelling: Retelling, at: number, by: 1 | -1, holds: (step: number) => boolean): number {
  for (let step = at + by; step > 0 && step < retelling.steps; step += by) if (holds(step)) return step;
  return by > 0 ? retelling.steps : 0;
}

/** The next step in a direction at which a turn begins. */
export const turn = (retelling: Retelling, at: number, by: 1 | -1): number =>
  nextStep(retelling, at, by, (step) => retelling.turns[step]!);

/** The next step in a direction with another player than the step before. */
export const move = (retelling: Retelling, at: number, by: 1 | -1): number =>
  nextStep(retelling, at, by, (step) => retelling.actors[step] !== retelling.actors[step - 1]);
