// The faces of this game's characters.

import { drawn } from "../../core/faces/parts";

const INK = 'stroke="#2e2119" stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round"';

export const FACES: Record<string, string> = {
  // a visor against the lamp over the table, two bills behind her
  dealer: drawn({
    skin: "#b97f52",
    hair: "bob",
    hairColour: "#241712",
    eyes: "wink",
    brows: "raised",
    nose: "small",
    mouth: "grin",
    beard: "none",
    clothes: "shirt",
    cloth: "#a63d26",
    extras: ["earrings"],
    over: `<path d="M18 23q0-6 5-9 9-4 18 0 5 3 5 9-14-5-28 0z" fill="#39702f" ${INK}/><path d="M14 25q18-11 36 0-4 3-8 0-10-4-20 0-4 3-8 0z" fill="#7fcf8b" fill-opacity=".9" ${INK}/>`,
  }),
  // a helmet, a pencil, a beard full of dust
  builder: drawn({
    skin: "#f0c69c",
    hair: "short",
    hairColour: "#6b3a1f",
    eyes: "open",
    brows: "soft",
    nose: "round",
    mouth: "smile",
    beard: "full",
    clothes: "jumper",
    cloth: "#45505a",
    over: `<path d="M8 66q1-12 8-16l5 16zm48 0q-1-12-8-16l-5 16z" fill="#e2763a" ${INK}/><path d="m12 57 5-1 3 8m32-7-5-1-3 8" fill="none" stroke="#f4e27a" stroke-width="2.400"/><path d="M16 21Q15 5 32 5t16 16z" fill="#efb43c" ${INK}/><path d="M28 5.500q4-3 8 0V20h-8z" fill="#f4c95f" ${INK}/><path d="M11 21h42q2 0 1 3-22-4-44 0-1-3 1-3z" fill="#d39b35" ${INK}/>`,
  }),
  // a scarf instead of a fire, and the one coin that he will not give away
  miser: drawn({
    skin: "#f6d7b8",
    hair: "bald",
    hairColour: "#cfc7bb",
    eyes: "narrow",
    brows: "stern",
    nose: "long",
    mouth: "straight",
    beard: "none",
    clothes: "jumper",
    cloth: "#6b5a3e",
    extras: ["wrinkles"],
    over: `<path d="M19 46q13 8 26 0l2 6q-15 9-30 0z" fill="#a63d26" ${INK}/><path d="m38 52 8-1 3 15h-9z" fill="#a63d26" ${INK}/><path d="m40 56 7-1m-6 6 7-1" stroke="#efb43c" stroke-width="1.800"/><circle cx="37.500" cy="29" r="4.600" fill="#ffffff55" ${INK}/><circle cx="17" cy="57" r="6.500" fill="#efb43c" ${INK}/><path d="M17 53.500v7" stroke="#2e2119" stroke-width="1.800" stroke-linecap="round"/>`,
  }),
};
