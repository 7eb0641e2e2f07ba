// What cards and places are called.

import { attributes, say } from "../../core/text.svelte";
import { yes, type Saying } from "../../core/words";

export const cardName = (card: string, of?: string): string => say(`card-${card}`, {}, of);

/** A building or an apartment in words: "B1", "B1 (floor 2)". */
export function placeName(place: string): string {
  const [building = "", level] = place.split(".");
  if (!level) return building;
  if (level === "1") return say("apartment-ground", { building });
  return level === "attic" || level === "basement"
    ? say(`apartment-${level}`, { building })
    : say("apartment-floor", { building, floor: Number(level) });
}

/** A place belongs to the seat that its building is named after. */
const place: Saying = (value, actor, nameOf) => {
  if (value === null) return { "": "", owner: "", own: "none" };
  const owner = String(value).charAt(0);
  return { "": placeName(String(value)), owner: nameOf(owner), own: yes(owner === actor) };
};

/** A card whose front others see. */
const hidden: Saying = () => ({ "": say("card-hidden"), key: "hidden", ...attributes("card-hidden") });

const floors: Saying = (value) => ({ "": say("page-floors", { floors: Number(value) }) });

export const sayings: Record<string, Saying> = { place, hidden, floors };
