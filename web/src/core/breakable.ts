// Places to break long names where there is little room: browsers hyphenate German only where they have the language.

const SOFT_HYPHEN = "\u00AD";
const TAILS =
  /(?<=\p{L}{3})(kommen|straße|bahnhof|platz|allee|werk|steuer|schaft|feld|ausbau|wohnung|bedarf|besetzer|nomade|weigerung|spediteur|brities|munity)/gu;

export const breakable = (name: string): string => name.replace(TAILS, `${SOFT_HYPHEN}$1`);
