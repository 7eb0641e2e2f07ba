// The parts of faces: 64 × 64, frontal, with the head centred at (32, 29).

const LINE = "#2e2119";
const INK = `stroke="${LINE}" stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round"`;
const STROKE = `fill="none" ${INK}`;

const path = (d: string, fill: string): string => `<path d="${d}" fill="${fill}" ${INK}/>`;
const line = (d: string): string => `<path d="${d}" ${STROKE}/>`;

type Coloured = (colour: string) => string;
type Part = { behind?: Coloured; before: Coloured };

export const HAIR = {
  short: { before: (c) => path("M18 28q-3-18 14-18t14 18q-2-9-7-10-7 3-14 0-5 1-7 10z", c) },
  parted: { before: (c) => path("M18 29q-4-20 15-20 15 1 13 20-2-8-6-11-10 4-15 0-5 3-7 11z", c) },
  crew: { before: (c) => path("M18.500 25q-1-14 13.500-14t13.500 14q-13-9-27 0z", c) },
  bald: { before: (c) => path("M18 32q-3-6 0-12 2 6 2 11zm28 0q3-6 0-12-2 6-2 11z", c) },
  spiky: {
    before: (c) => path("m18 28-2-11 6 3 1-9 6 4 5-7 3 7 7-3-1 8 6-2-3 10q-3-9-8-10-7 3-13 0-5 1-7 10z", c),
  },
  curls: {
    before: (c) =>
      path("M17 29q-5-3-2-8-2-7 5-8 3-6 9-3 6-4 9 1 7-1 7 6 5 4 1 8 1 3-2 4-1-8-6-11-7 4-13 0-6 2-8 11z", c),
  },
  long: {
    behind: (c) => path("M15 53q-5-44 17-44t17 44q-8 4-10-5H25q-2 9-10 5z", c),
    before: (c) => path("M18 30q-1-20 14-20t14 20q-2-10-9-13-5 8-19 13z", c),
  },
  bob: {
    behind: (c) => path("M15 42q-4-33 17-33t17 33q-4 3-8 0H23q-4 3-8 0z", c),
    before: (c) => path("M18 27q0-16 14-16t14 16q-14-7-28 0z", c),
  },
  bun: {
    behind: (c) => `<circle cx="32" cy="9" r="6.500" fill="${c}" ${INK}/>`,
    before: (c) => path("M18 30q-3-19 14-19t14 19q-3-9-14-13-11 4-14 13z", c),
  },
  tail: {
    behind: (c) => path("M42 16q16 0 12 26-4 5-8-1 4-12-6-17z", c),
    before: (c) => path("M18 28q-3-18 14-18t14 18q-4-9-9-11-6 6-19 11z", c),
  },
} satisfies Record<string, Part>;

export const EYES = {
  open: `<circle cx="26.500" cy="29" r="1.900" fill="${LINE}"/><circle cx="37.500" cy="29" r="1.900" fill="${LINE}"/>`,
  glad: line("M24 30q2.500-3.500 5 0m6 0q2.500-3.500 5 0"),
  narrow: line("M23.500 29h6m5 0h6") + `<path d="M26 30.500h2m8 0h2" ${STROKE}/>`,
  wink: `<circle cx="26.500" cy="29" r="1.900" fill="${LINE}"/>` + line("M35 29.500q2.500 1.500 5 0"),
  wide:
    `<circle cx="26.500" cy="29" r="3" fill="#fff" ${INK} stroke-width="1.200"/><circle cx="37.500" cy="29" r="3" fill="#fff" ${INK} stroke-width="1.200"/>` +
    `<circle cx="27" cy="29.300" r="1.300" fill="${LINE}"/><circle cx="37" cy="29.300" r="1.300" fill="${LINE}"/>`,
};

export const BROWS = {
  soft: line("M23.500 25q3-2 5.500-.5m6 0q3-1.500 5.500.5"),
  stern: line("m23.500 24 6 1.800m5 0 6-1.800"),
  raised: line("M23.500 25q3-1.500 5.500-.5m5.500-2q3.500-2 6 .5"),
  none: "",
};

export const NOSES = {
  round: line("M31 31q-2.500 3.500 1 3.800 2 0 2.300-1.300"),
  long: line("M32 29.500q-3.500 6-.5 6h2"),
  small: line("M31 34q1.200 1 2.400 0"),
};

export const MOUTHS = {
  smile: line("M27 38.500q5 4.500 10 0"),
  grin: path("M26.500 38q5.500 1.500 11 0-.5 5-5.500 5t-5.500-5z", "#fff"),
  smirk: line("M28 39.500q5 1 8.500-2"),
  straight: line("M28 39.500h8"),
};

export const BEARDS = {
  none: () => "",
  full: (c) => path("M18.500 31q1 16 13.500 16t13.500-16q-2 6-6 6-7.500-3-15 0-4 0-6-6zM28 40q4 2.500 8 0z", c),
  goatee: (c) => path("M28.500 42q3.500 1 7 0-.5 6-3.500 6.500-3-.5-3.500-6.500z", c),
  moustache: (c) => path("M32 36q-4-1-7.500 2.500 4 1.500 7.500-1 3.500 2.500 7.500 1Q36 35 32 36z", c),
} satisfies Record<string, Coloured>;

export const CLOTHES = {
  shirt: (c) =>
    path("M7 66q1-18 17-20 8 8 16 0 16 2 17 20z", c) + path("m24 46 8 9 8-9 3 4-8 8-3-3-3 3-8-8z", "#fffaf0"),
  jumper: (c) => path("M7 66q1-18 17-20 8 6 16 0 16 2 17 20z", c) + path("M24 46q8 8 16 0l2 3q-10 9-20 0z", c),
  suit: (c) =>
    path("M7 66q1-18 17-20l8 8 8-8q16 2 17 20z", c) +
    path("m25 46 7 20 7-20-7 5z", "#fffaf0") +
    line("m24 46-4 5 8 15m12-20 4 5-8 15"),
  dress: (c) => path("M7 66q1-17 15-20 10 13 20 0 14 3 15 20z", c),
} satisfies Record<string, Coloured>;

export const EXTRAS = {
  glasses: `<circle cx="26.500" cy="29" r="4.600" fill="#ffffff66" ${INK}/><circle cx="37.500" cy="29" r="4.600" fill="#ffffff66" ${INK}/>${line("M31 29q1-1 2 0")}`,
  freckles: `<path d="M22.500 34h.1m2.500 1h.1m-1-2.500h.1m15.500 1.500h.1m-2.500 1h.1m1-2.500h.1" stroke="#b5573a" stroke-width="1.600" stroke-linecap="round"/>`,
  cheeks: `<path d="M22 35h2m16 0h2" stroke="#d9725f" stroke-width="4.500" stroke-linecap="round" opacity=".45"/>`,
  wrinkles: line("M25 20q7-2 14 0M21.500 36q1 2 .5 4m20.500-4q-1 2-.5 4"),
  earrings: `<circle cx="18.500" cy="36.500" r="2" fill="#efb43c" ${INK}/><circle cx="45.500" cy="36.500" r="2" fill="#efb43c" ${INK}/>`,
};

export interface Look {
  skin: string;
  hair: keyof typeof HAIR;
  hairColour: string;
  eyes: keyof typeof EYES;
  brows: keyof typeof BROWS;
  nose: keyof typeof NOSES;
  mouth: keyof typeof MOUTHS;
  beard: keyof typeof BEARDS;
  clothes: keyof typeof CLOTHES;
  cloth: string;
  extras?: (keyof typeof EXTRAS)[];
  /** Drawn on top: hats, and things in the mouth or around the neck. */
  over?: string;
}

/** The face as SVG markup. */
export function drawn(look: Look): string {
  const hair: Part = HAIR[look.hair];
  return [
    hair.behind?.(look.hairColour) ?? "",
    path("M26 40h12v8q-6 5-12 0z", look.skin),
    CLOTHES[look.clothes](look.cloth),
    path("M18.500 27q-4-1-3.500 4t4.500 4.500zm27 0q4-1 3.500 4t-4.500 4.500z", look.skin),
    path("M18.500 27q-.5-15 13.500-15t13.500 15q1 18-13.500 18T18.500 27z", look.skin),
    ...(look.extras ?? []).filter((each) => each !== "glasses").map((each) => EXTRAS[each]),
    NOSES[look.nose],
    MOUTHS[look.mouth],
    BEARDS[look.beard](look.hairColour),
    EYES[look.eyes],
    BROWS[look.brows],
    hair.before(look.hairColour),
    look.extras?.includes("glasses") ? EXTRAS.glasses : "",
    look.over ?? "",
  ].join("");
}
