// Opening a lesson.

import { saveLessonFrom } from "../device/device";
import { go, path } from "../route/route.svelte";
import { houseQuery } from "../rules/house.svelte";

/** The place of the lesson of an edition, with the house rules of the table. */
export function lessonPlace(edition: string): string {
  const query = houseQuery(edition);
  return `/learn/${edition}${query && `?${query}`}`;
}

/** Open the lesson of an edition; leaving it leads back to this address. */
export function learn(edition: string): void {
  saveLessonFrom(`${path()}${location.hash}`);
  go(lessonPlace(edition));
}
