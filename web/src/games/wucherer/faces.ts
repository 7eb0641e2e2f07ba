// The faces of this game's characters.

import { drawn } from "../../core/faces/parts";

const INK = 'stroke="#2e2119" stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round"';

const KEYS = `<path d="M22 48q10 12 20 0" fill="none" stroke="#b07a14" stroke-width="1.600"/><circle cx="32" cy="56" r="3.200" fill="none" stroke="#efb43c" stroke-width="2.400"/><path d="m30 59-3 5m7-5 2 5" stroke="#efb43c" stroke-width="2.600" stroke-linecap="round"/>`;
const STRIPES = `<path d="M13 55v11m6-15v15m26-15v15m6-11v11" stroke="#8b93a5" stroke-width="1"/>`;
const tie = (colour: string) => `<path d="m32 51-3 4 3 11 3-11z" fill="${colour}" ${INK}/>`;
const bow = (colour: string) => `<path d="m32 52-8-4v8zm0 0 8-4v8z" fill="${colour}" ${INK}/>`;
const topHat = (colour: string, band: string) =>
  `<path d="M20 18 19 2q13-3 26 0l-1 16z" fill="${colour}" ${INK}/><path d="M12 19q20-6 40 0-2 4-8 3-12-2-24 0-6 1-8-3z" fill="${colour}" ${INK}/><path d="M19.700 13q12-2 24.600 0l-.3 4q-12-2-24 0z" fill="${band}" ${INK}/>`;

export const FACES: Record<string, string[]> = {
  // the keys of the house around her neck
  landlord: [
    drawn({
      skin: "#f6d7b8",
      hair: "bun",
      hairColour: "#a39a8e",
      eyes: "glad",
      brows: "soft",
      nose: "round",
      mouth: "smile",
      beard: "none",
      clothes: "dress",
      cloth: "#7a4a94",
      extras: ["cheeks", "earrings"],
      over: `<path d="M22 48q10 12 20 0" fill="none" stroke="#b07a14" stroke-width="1.600"/><circle cx="32" cy="56" r="3.200" fill="none" stroke="#efb43c" stroke-width="2.400"/><path d="m30 59-3 5m7-5 2 5" stroke="#efb43c" stroke-width="2.600" stroke-linecap="round"/>`,
    }),
    drawn({
      skin: "#dca877",
      hair: "bob",
      hairColour: "#cfc7bb",
      eyes: "open",
      brows: "raised",
      nose: "small",
      mouth: "smile",
      beard: "none",
      clothes: "dress",
      cloth: "#39702f",
      extras: ["glasses", "wrinkles"],
      over: KEYS,
    }),
    drawn({
      skin: "#8a5a3a",
      hair: "curls",
      hairColour: "#4a2d1a",
      eyes: "glad",
      brows: "soft",
      nose: "round",
      mouth: "grin",
      beard: "none",
      clothes: "dress",
      cloth: "#1f5f8b",
      extras: ["earrings"],
      over: `${KEYS}<path d="M11 20q21-8 42 0-4 4-21 2-17 2-21-2z" fill="#e6bf7a" ${INK}/><path d="M20 18q0-13 12-13t12 13q-12-4-24 0z" fill="#e6bf7a" ${INK}/><circle cx="43" cy="14" r="3.600" fill="#a63d26" ${INK}/>`,
    }),
  ],
  // hat over his eyes, pinstripes
  gangster: [
    drawn({
      skin: "#f0c69c",
      hair: "short",
      hairColour: "#241712",
      eyes: "narrow",
      brows: "stern",
      nose: "long",
      mouth: "smirk",
      beard: "moustache",
      clothes: "suit",
      cloth: "#2b2f3a",
      over: `<path d="M13 55v11m6-15v15m26-15v15m6-11v11" stroke="#8b93a5" stroke-width="1"/><path d="m32 51-3 4 3 11 3-11z" fill="#1d1a1a" ${INK}/><path d="M10 24q4-4 10-4L21 7q5-4 11-1 6-3 11 1l1 13q6 0 10 4-22 5-44 0z" fill="#3a3f4c" ${INK}/><path d="M20.300 16q12 4 23.500 0l.2 4.500q-12 4-24 0z" fill="#a63d26" ${INK}/>`,
    }),
    drawn({
      skin: "#b97f52",
      hair: "crew",
      hairColour: "#241712",
      eyes: "wink",
      brows: "stern",
      nose: "round",
      mouth: "straight",
      beard: "goatee",
      clothes: "suit",
      cloth: "#5c3a1e",
      over: `${STRIPES}${tie("#39702f")}<path d="M18 21q-2-16 14-16t14 16q-14-5-28 0z" fill="#6b4f39" ${INK}/><path d="M11 22q21-8 42 0 1 3-3 3-18-6-36 0-4 0-3-3z" fill="#6b4f39" ${INK}/><path d="m37 40 9 3" stroke="#efb43c" stroke-width="1.800" stroke-linecap="round"/>`,
    }),
    drawn({
      skin: "#f6d7b8",
      hair: "parted",
      hairColour: "#6b3a1f",
      eyes: "narrow",
      brows: "none",
      nose: "long",
      mouth: "smirk",
      beard: "none",
      clothes: "suit",
      cloth: "#45505a",
      over: `${tie("#a63d26")}<path d="M14 20Q16 6 34 6q15 1 17 14-8 3-19 2-10-1-18-2z" fill="#55585f" ${INK}/><path d="M12 21q14-5 26 0-6 5-14 4-9 0-12-4z" fill="#3a3f4c" ${INK}/><path d="M20 26.500h11l-1 5q-4 3-8 0zm13 0h11l-2 5q-4 3-8 0z" fill="#241712" ${INK}/><path d="m41 34 3 7m-3.500-2 4-1.500" fill="none" stroke="#b5573a" stroke-width="1.600" stroke-linecap="round"/>`,
    }),
  ],
  // top hat, bow tie, cigar
  speculator: [
    drawn({
      skin: "#dca877",
      hair: "short",
      hairColour: "#6b3a1f",
      eyes: "wink",
      brows: "raised",
      nose: "round",
      mouth: "grin",
      beard: "none",
      clothes: "suit",
      cloth: "#14706a",
      extras: ["cheeks"],
      over: `<path d="m32 52-8-4v8zm0 0 8-4v8z" fill="#efb43c" ${INK}/><path d="M20 18 19 2q13-3 26 0l-1 16z" fill="#241712" ${INK}/><path d="M12 19q20-6 40 0-2 4-8 3-12-2-24 0-6 1-8-3z" fill="#241712" ${INK}/><path d="M19.700 13q12-2 24.600 0l-.3 4q-12-2-24 0z" fill="#14706a" ${INK}/><path d="m36 41 14 3-.8 3.500L35.500 44z" fill="#7b4a38" ${INK}/><path d="m50 44 2.500.6-.8 3.400-2.500-.6z" fill="#e2663a" ${INK}/><path d="M54 42q3-3 0-6 3-3 1-7" fill="none" stroke="#8b93a5" stroke-width="1.800" stroke-linecap="round"/>`,
    }),
    drawn({
      skin: "#f6d7b8",
      hair: "short",
      hairColour: "#cfc7bb",
      eyes: "open",
      brows: "raised",
      nose: "long",
      mouth: "smile",
      beard: "moustache",
      clothes: "suit",
      cloth: "#7a4a94",
      extras: ["wrinkles"],
      over: `${bow("#a63d26")}${topHat("#4a2d63", "#efb43c")}<circle cx="37.500" cy="29" r="5" fill="#ffffff55" ${INK}/><path d="M42 32q3 10 1 18" fill="none" stroke="#b07a14" stroke-width="1.400"/>`,
    }),
    drawn({
      skin: "#8a5a3a",
      hair: "bald",
      hairColour: "#a39a8e",
      eyes: "glad",
      brows: "soft",
      nose: "round",
      mouth: "grin",
      beard: "full",
      clothes: "suit",
      cloth: "#a63d26",
      extras: ["glasses"],
      over: `${bow("#efb43c")}<path d="M21 47q-10 1-14 19h7q2-10 9-17zm22 0q10 1 14 19h-7q-2-10-9-17z" fill="#e7ddcb" ${INK}/>`,
    }),
  ],
};
