// Cards that are the same thing under another name share a drawing; a name may mean another card in one edition.

export const OTHER_NAMES: Record<string, string> = {
  "basement-apartment": "basement-expansion",
  basement: "basement-expansion",
  "loft-conversion": "roof-expansion",
  removal: "move",
  justice: "court",
  freaks: "odd-ones",
  "wucherer-1992/freaks": "punks",
  "odd-people": "odd-ones",
  snobs: "nobles",
  "woman-with-child": "mother-with-child",
};
