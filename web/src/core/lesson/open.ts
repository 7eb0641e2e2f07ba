// Opening a lesson.

import { saveLessonFrom } from "../device/device";
import { go, path } from "../route/route.svelte";

/** The place of the lesson of an edition, with the house rules of a table as `houseQuery` writes them. */
export const lessonPlace = (edition: string, house = ""): string => `/learn/${edition}${house && `?${house}`}`;

/** Open the lesson of an edition; leaving it leads back to this address. */
export function learn(edition: string, house = ""): void {
  saveLessonFrom(`${path()}${location.hash}`);
  go(lessonPlace(edition, house));
}
