// The edition on the table or chosen for a new one, its game, and what the table has agreed on: they determine
// messages, money, drawings and explanations.

import type { HouseRules, OptionValues } from "../messages/wire";

interface Agreement {
  options?: OptionValues;
  house?: HouseRules;
}

let state = $state.raw<{ edition: string; game: string } & Required<Agreement>>({
  edition: "landlord-2013",
  game: "wucherer",
  options: {},
  house: {},
});

export const edition = (): string => state.edition;
export const game = (): string => state.game;
export const house = (): HouseRules => state.house;

/** The names of the options that are on at the table. */
export const agreed = (): string[] => Object.keys(state.options).filter((name) => state.options[name]);

export function playEdition(edition: string, game: string, { options = {}, house = {} }: Agreement = {}): void {
  const next = { edition, game, options, house };
  if (JSON.stringify(next) !== JSON.stringify(state)) state = next;
}
