// The short names of editions, as on the signs of their houses.

import type { HouseRules } from "../messages/wire";
import { editionName, has, ownName, say } from "./text.svelte";

/** The text on the sign of an edition's house: its own name if it has house rules. */
export const signOf = (edition: string, house: HouseRules = {}): string => ownName(house) ?? printedSign(edition);

const printedSign = (edition: string): string =>
  has(`edition-${edition}.sign`, edition) ? say(`edition-${edition}.sign`, {}, edition) : editionName(edition);
