// Soft hyphens for long names in narrow places: browsers hyphenate only languages for which they have a dictionary.

const SOFT_HYPHEN = "\u00AD";
const TAILS =
  /(?<=\p{L}{3})(?=kommen|mensteuer|seestraße|umstraße|nis|zitäts|vertrag|wettbewerb|versicherung|straße|bahnhof|hof|platz|allee|werk|steuer|schaft|feld|ausbau|wohnung|bedarf|besetzer|setzer|täts|nomade|weigerung|spediteur|teur|rung|tics|brities|munity|sion|tion|ment|ters|cians|tist|held|dren|dach|dent|ger|ker|lie|ner|nente|same|scher|ster)/gu;

export const breakable = (name: string): string => name.replace(TAILS, SOFT_HYPHEN);

/** The number of letters in the longest word of a name, from which the font size is chosen. */
export const longestWord = (name: string): number => Math.max(...name.split(/[\s-]+/).map((word) => [...word].length));

/** The number of letters in the longest piece of a name that can be broken, with the hyphen of a break. */
export const longestPiece = (broken: string): number =>
  Math.max(...broken.split(/\s|(?<=[-\u00AD])/).map((piece) => [...piece].length));

const LONG = 10; // letters of a word that stays whole everywhere
const VOWEL = "aeiouyäöüáéíóú";
const SYLLABLE = new RegExp(
  `(?<=\\p{L}{3})(?<!c(?=[hk])|[stp](?=h)|k(?=n)|s(?=ch))(?=(?:sch|[cpst]h|ck|kn|[^${VOWEL}\\P{L}])[${VOWEL}]\\p{L}{2})`,
  "giu",
);

/** A person's name, whose very long words may be broken between syllables. */
export const hyphenated = (name: string): string =>
  name.replace(/\p{L}+/gu, (word) => ([...word].length > LONG ? word.replace(SYLLABLE, SOFT_HYPHEN) : word));

/** The number of letters from which the font size of a hyphenated name is chosen. */
export const longestKept = (name: string): number => Math.min(LONG, longestWord(name));
