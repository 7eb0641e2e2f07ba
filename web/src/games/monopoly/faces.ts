// The faces of this game's characters.

import { drawn } from "../../core/faces/parts";

const INK = 'stroke="#2e2119" stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round"';

const VEST = `<path d="M8 66q1-12 8-16l5 16zm48 0q-1-12-8-16l-5 16z" fill="#e2763a" ${INK}/><path d="m12 57 5-1 3 8m32-7-5-1-3 8" fill="none" stroke="#f4e27a" stroke-width="2.400"/>`;
const helmet = (colour: string, ridge: string) =>
  `<path d="M16 21Q15 5 32 5t16 16z" fill="${colour}" ${INK}/><path d="M28 5.500q4-3 8 0V20h-8z" fill="${ridge}" ${INK}/><path d="M11 21h42q2 0 1 3-22-4-44 0-1-3 1-3z" fill="${colour}" ${INK}/>`;
const COIN = `<circle cx="17" cy="57" r="6.500" fill="#efb43c" ${INK}/><path d="M17 53.500v7" stroke="#2e2119" stroke-width="1.800" stroke-linecap="round"/>`;
const scarf = (colour: string) =>
  `<path d="M19 46q13 8 26 0l2 6q-15 9-30 0z" fill="${colour}" ${INK}/><path d="m38 52 8-1 3 15h-9z" fill="${colour}" ${INK}/>`;

export const FACES: Record<string, string[]> = {
  // a visor against the lamp over the table, two bills behind her
  dealer: [
    drawn({
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
    drawn({
      skin: "#f0c69c",
      hair: "tail",
      hairColour: "#b5482a",
      eyes: "open",
      brows: "raised",
      nose: "round",
      mouth: "smirk",
      beard: "none",
      clothes: "suit",
      cloth: "#14706a",
      extras: ["glasses", "earrings"],
      over: `<path d="m44 53 8-3 5 8-7 5z" fill="#fffaf0" ${INK}/><path d="m49 56 3 2" stroke="#a63d26" stroke-width="2"/>`,
    }),
    drawn({
      skin: "#8a5a3a",
      hair: "bun",
      hairColour: "#241712",
      eyes: "glad",
      brows: "soft",
      nose: "small",
      mouth: "grin",
      beard: "none",
      clothes: "dress",
      cloth: "#b07a14",
      extras: ["earrings", "cheeks"],
      over: `<path d="M17 24Q18 8 32 8t15 16q-15-8-30 0z" fill="#7a4a94" ${INK}/><path d="m46 20 9-4-2 8z" fill="#7a4a94" ${INK}/><path d="M22 16q10-5 20 0" fill="none" stroke="#efb43c" stroke-width="2"/>`,
    }),
  ],
  // a helmet, a pencil, a beard full of dust
  builder: [
    drawn({
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
    drawn({
      skin: "#b97f52",
      hair: "crew",
      hairColour: "#241712",
      eyes: "glad",
      brows: "soft",
      nose: "long",
      mouth: "grin",
      beard: "moustache",
      clothes: "shirt",
      cloth: "#1f5f8b",
      over: `${VEST}${helmet("#fffaf0", "#d9d0c2")}`,
    }),
    drawn({
      skin: "#f6d7b8",
      hair: "spiky",
      hairColour: "#d9a94e",
      eyes: "open",
      brows: "raised",
      nose: "small",
      mouth: "smirk",
      beard: "none",
      clothes: "jumper",
      cloth: "#39702f",
      extras: ["freckles"],
      over: `${VEST}${helmet("#a63d26", "#c25b3f")}<path d="m41 40 10-4" stroke="#efb43c" stroke-width="3" stroke-linecap="round"/>`,
    }),
  ],
  // a scarf instead of a fire, and the one coin that he will not give away
  miser: [
    drawn({
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
    drawn({
      skin: "#dca877",
      hair: "short",
      hairColour: "#a39a8e",
      eyes: "narrow",
      brows: "raised",
      nose: "round",
      mouth: "straight",
      beard: "moustache",
      clothes: "jumper",
      cloth: "#45505a",
      extras: ["wrinkles"],
      over: `${scarf("#1f5f8b")}${COIN}<path d="M17 23Q17 7 33 6q18 2 20 24-8-3-10-11-12-2-26 4z" fill="#7a4a94" ${INK}/><path d="M16 21q16-6 31 0v4q-15-5-31 0z" fill="#fffaf0" ${INK}/><circle cx="53" cy="31" r="3.600" fill="#fffaf0" ${INK}/>`,
    }),
    drawn({
      skin: "#f0c69c",
      hair: "bald",
      hairColour: "#6b3a1f",
      eyes: "open",
      brows: "stern",
      nose: "long",
      mouth: "smirk",
      beard: "full",
      clothes: "jumper",
      cloth: "#39702f",
      extras: ["glasses"],
      over: `${scarf("#b07a14")}${COIN}<path d="M17 22q0-16 15-16t15 16z" fill="#8a5a3c" ${INK}/><path d="M16 19h32v6q-16-4-32 0z" fill="#a9683c" ${INK}/>`,
    }),
  ],
};
