// Places that are chosen on the table.

import type { Placing } from "../../core/table/choosing.svelte";

/** The option that a place stands for: itself, or the building around it. */
export function optionAt(choosing: Placing, place: string): string {
  const building = place.split(".")[0] ?? place;
  return choosing.light(place) === "" && choosing.light(building) !== "" ? building : place;
}
