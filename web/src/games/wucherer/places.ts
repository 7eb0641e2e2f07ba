// Choosing places on the table.

import type { Placing } from "../../core/live/choosing.svelte";

/** The option for a place: itself, or else the building around it. */
export function optionAt(choosing: Placing, place: string): string {
  const building = place.split(".")[0] ?? place;
  return choosing.light(place) === "" && choosing.light(building) !== "" ? building : place;
}
