// Places to break long names where there is little room: browsers hyphenate only languages of which they have a dictionary.

const SOFT_HYPHEN = "\u00AD";
const TAILS =
  /(?<=\p{L}{3})(?=kommen|vertrag|wettbewerb|versicherung|straße|bahnhof|platz|allee|werk|steuer|schaft|feld|ausbau|wohnung|bedarf|besetzer|setzer|täts|nomade|weigerung|spediteur|teur|rung|tics|brities|munity|sion|tion|ment|ters|cians|tist|held|dren|dach|dent|ger|ker|lie|ner|nente|same|scher|ster)/gu;

export const breakable = (name: string): string => name.replace(TAILS, SOFT_HYPHEN);

/** How many letters the longest word of a name has: its type can be as large as that word has room. */
export const longestWord = (name: string): number => Math.max(...name.split(/[\s-]+/).map((word) => [...word].length));
