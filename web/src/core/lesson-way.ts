// The way to a lesson.

import { saveLessonFrom } from "./device";
import { go, path } from "./route.svelte";

/** Go and learn an edition; whoever leaves the lesson comes back here. */
export function learn(edition: string): void {
  saveLessonFrom(`${path()}${location.hash}`);
  go(`/learn/${edition}`);
}
