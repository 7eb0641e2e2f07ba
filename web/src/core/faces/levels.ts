// The faces of bots without a character, by level.

import { drawn } from "./parts";

const INK = 'stroke="#2e2119" stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round"';

export const LEVELS: Record<string, string> = {
  // a die on a player's shoulders
  random:
    `<path d="M7 66q1-18 17-20 8 6 16 0 16 2 17 20z" fill="#7d6a58" ${INK}/><path d="M12 17 34 7l19 12-1 21-21 11-18-12z" fill="#fffaf0" ${INK}/>` +
    `<path d="m12 17 20 11 21-9M32 28l-1 23" fill="none" ${INK}/><g fill="#2e2119"><circle cx="33" cy="17.500" r="2.400"/><circle cx="18" cy="27" r="2.200"/><circle cx="22" cy="34" r="2.200"/><circle cx="26" cy="41" r="2.200"/><circle cx="38" cy="32" r="2.200"/><circle cx="46" cy="28" r="2.200"/><circle cx="38" cy="41" r="2.200"/><circle cx="46" cy="37" r="2.200"/></g>`,
  beginner: drawn({
    skin: "#f0c69c", hair: "spiky", hairColour: "#b5482a", eyes: "wide", brows: "raised", nose: "small", mouth: "grin",
    beard: "none", clothes: "jumper", cloth: "#39702f", extras: ["freckles"],
    over: `<path d="M17 20q2-14 15-14t15 14q-15-5-30 0z" fill="#1f5f8b" ${INK}/><path d="M15 21q6-6 21-5-3 4-10 4-7 1-11 1z" fill="#27548c" ${INK}/>`,
  }), // prettier-ignore
  steward: drawn({
    skin: "#f6d7b8",
    hair: "parted",
    hairColour: "#4a2d1a",
    eyes: "open",
    brows: "soft",
    nose: "long",
    mouth: "smile",
    beard: "none",
    clothes: "suit",
    cloth: "#45505a",
    extras: ["glasses"],
    over: `<path d="m32 51-3 4 3 11 3-11z" fill="#a63d26" ${INK}/><path d="m43 20 9-7 2 2-8 8z" fill="#efb43c" ${INK}/>`,
  }),
  strategist: drawn({
    skin: "#dca877",
    hair: "crew",
    hairColour: "#a39a8e",
    eyes: "narrow",
    brows: "stern",
    nose: "long",
    mouth: "straight",
    beard: "goatee",
    clothes: "suit",
    cloth: "#2f2a4a",
    extras: ["wrinkles"],
    over: `<circle cx="37.500" cy="29" r="5" fill="#ffffff55" ${INK}/><path d="M42 32q3 10 1 18" fill="none" stroke="#b07a14" stroke-width="1.400"/><path d="M9 66v-5l2-2v-5q-3-2-1-5-2 0 0-3 1-3 3-3t3 3q2 3 0 3 2 3-1 5v5l2 2v5z" fill="#fffaf0" ${INK}/>`,
  }),
  // a screen with a prompt, on a stand
  program:
    `<path d="M14 64q2-8 18-8t18 8z" fill="#45505a" ${INK}/><path d="M28 44h8v13h-8z" fill="#a39a8e" ${INK}/><rect x="10" y="11" width="44" height="34" rx="4" fill="#d8d2c4" ${INK}/><rect x="15" y="16" width="34" height="24" rx="2" fill="#1d3b2f" ${INK}/>` +
    `<path d="m20 23 5 4-5 4" fill="none" stroke="#8fe3b4" stroke-width="2.200" stroke-linecap="round" stroke-linejoin="round"/><path d="M29 32h9" stroke="#8fe3b4" stroke-width="2.200" stroke-linecap="round"/><circle cx="48" cy="43" r="1.200" fill="#39702f"/>`,
};
