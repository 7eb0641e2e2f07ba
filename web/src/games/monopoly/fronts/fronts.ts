// Monopoly's house: the colours of its groups under the roof, and a piece on top.

import type { Fronts } from "../../../core/scene/front";
import cat from "./cat.svg?raw";

export const FRONTS: Fronts = {
  monopoly: { facade: "brick", roof: cat, columns: 3, windows: [null, "", "", "", null, ""] },
};
