// The houses of the landlord card games: each edition with its own roof and tenants.

import celebrities from "@package/games/wucherer/art/celebrities.svg?raw";
import family from "@package/games/wucherer/art/family.svg?raw";
import hacker from "@package/games/wucherer/art/hacker.svg?raw";
import manWithADog from "@package/games/wucherer/art/man-with-a-dog.svg?raw";
import motherWithChild from "@package/games/wucherer/art/mother-with-child.svg?raw";
import musicians from "@package/games/wucherer/art/musicians.svg?raw";
import nobles from "@package/games/wucherer/art/nobles.svg?raw";
import pensioner from "@package/games/wucherer/art/pensioner.svg?raw";
import punks from "@package/games/wucherer/art/punks.svg?raw";
import scientist from "@package/games/wucherer/art/scientist.svg?raw";
import single from "@package/games/wucherer/art/single.svg?raw";
import student from "@package/games/wucherer/art/student.svg?raw";
import type { Fronts } from "../../../core/scene/front";
import gable from "./gable.svg?raw";
import mansard from "./mansard.svg?raw";
import terrace from "./terrace.svg?raw";

export const FRONTS: Fronts = {
  "landlord-2013": {
    facade: "ochre",
    roof: gable,
    columns: 2,
    windows: ["", scientist, musicians, punks, nobles, "", family, hacker],
  },
  "wucherer-1997": {
    facade: "rose",
    roof: mansard,
    columns: 2,
    windows: ["", single, manWithADog, student, pensioner, ""],
  },
  "wucherer-1992": { facade: "sage", roof: terrace, columns: 2, windows: ["", celebrities, motherWithChild, ""] },
};
