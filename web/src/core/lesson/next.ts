// Which lesson comes next on this device.

import { heldLesson } from "../device/device";
import type { EditionInfo } from "../messages/wire";

export interface NextLesson {
  edition: string;
  /** Its number among the lessons, from 1. */
  number: number;
}

/** The lesson that was begun last and not finished, or the first that was never begun; undefined if all were finished. */
export function nextLesson(editions: readonly EditionInfo[]): NextLesson | undefined {
  const taught = editions
    .filter(({ lesson }) => lesson)
    .map(({ name }, place) => ({ edition: name, number: place + 1 }));
  const open = taught.filter(({ edition }) => !heldLesson(edition)?.over);
  return open.find(({ edition }) => heldLesson(edition)) ?? open[0];
}
