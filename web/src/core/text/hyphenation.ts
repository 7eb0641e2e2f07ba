// Soft hyphens for long names in narrow places: browsers hyphenate only languages for which they have a dictionary.

const SOFT_HYPHEN = "\u00AD";
const TAILS =
  /(?<=\p{L}{3})(?=kommen|mensteuer|seestraße|umstraße|nis|zitäts|vertrag|wettbewerb|versicherung|straße|bahnhof|platz|allee|werk|steuer|schaft|feld|ausbau|wohnung|bedarf|besetzer|setzer|täts|nomade|weigerung|spediteur|teur|rung|tics|brities|munity|sion|tion|ment|ters|cians|tist|held|dren|dach|dent|ger|ker|lie|ner|nente|same|scher|ster)/gu;

export const breakable = (name: string): string => name.replace(TAILS, SOFT_HYPHEN);

/** The number of letters in the longest word of a name, from which the font size is chosen. */
export const longestWord = (name: string): number => Math.max(...name.split(/[\s-]+/).map((word) => [...word].length));
