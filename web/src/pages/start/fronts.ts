// The houses of the street: the fronts that games provide for their editions, and a plain one for others.

import type { HouseRules } from "../../core/messages/wire";
import type { Front, Fronts } from "../../core/scene/front";
import { editionName, has, ownName, say } from "../../core/text/text.svelte";
import roof from "./art/roof.svg?raw";

const DRAWN = import.meta.glob<Fronts>("../../games/*/fronts/fronts.ts", { import: "FRONTS", eager: true });
const FRONTS = new Map(Object.values(DRAWN).flatMap((fronts) => Object.entries(fronts)));
const PLAIN: Front = { facade: "sand", roof, columns: 2, windows: ["", null, "", ""] };

/** The text on the sign of an edition's house: its own name if it has house rules. */
export const signOf = (edition: string, house: HouseRules = {}): string => ownName(house) ?? printedSign(edition);

const printedSign = (edition: string): string =>
  has(`edition-${edition}.sign`, edition) ? say(`edition-${edition}.sign`, {}, edition) : editionName(edition);

export const frontOf = (edition: string): Front => FRONTS.get(edition) ?? PLAIN;
