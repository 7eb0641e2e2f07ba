// The houses of the street: the fronts that games provide for their editions, and a plain one for others.

import type { Front, Fronts } from "../../core/scene/front";
import roof from "./art/roof.svg?raw";

const DRAWN = import.meta.glob<Fronts>("../../games/*/fronts/fronts.ts", { import: "FRONTS", eager: true });
const FRONTS = new Map(Object.values(DRAWN).flatMap((fronts) => Object.entries(fronts)));
const PLAIN: Front = { facade: "sand", roof, columns: 2, windows: ["", null, "", ""] };

export const frontOf = (edition: string): Front => FRONTS.get(edition) ?? PLAIN;
