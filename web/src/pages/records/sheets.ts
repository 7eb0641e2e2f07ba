/** The record lists with their icons. */
export const SHEETS = [
  ["first-winners", "crown"],
  ["won-in-jail", "jail"],
  ["lost-it-all", "house"],
] as const;
