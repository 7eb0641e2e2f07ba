// Opening a lesson.

import { saveLessonFrom } from "../device/device";
import { go, path } from "../route/route.svelte";

/** Open the lesson of an edition; leaving it leads back to this address. */
export function learn(edition: string): void {
  saveLessonFrom(`${path()}${location.hash}`);
  go(`/learn/${edition}`);
}
