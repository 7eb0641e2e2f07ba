// The faces of this game's characters.

import { drawn } from "../../core/faces/parts";

const INK = 'stroke="#2e2119" stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round"';

export const FACES: Record<string, string> = {
  // the keys of the house around her neck
  landlord: drawn({
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
  // hat over his eyes, pinstripes
  gangster: drawn({
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
  // top hat, bow tie, cigar
  speculator: drawn({
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
};
