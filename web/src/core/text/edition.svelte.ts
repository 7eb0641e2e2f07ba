// The edition on the table or chosen for a new one, its game, and what the table has agreed on: they determine
// messages, money, drawings and explanations.

import type { OptionValues } from "../messages/wire";

const state = $state<{ edition: string; game: string; options: OptionValues }>({
  edition: "landlord-2013",
  game: "wucherer",
  options: {},
});

export const edition = (): string => state.edition;
export const game = (): string => state.game;

/** The names of the options that are on at the table. */
export const agreed = (): string[] => Object.keys(state.options).filter((name) => state.options[name]);

export function playEdition(edition: string, game: string, options: OptionValues = {}): void {
  state.edition = edition;
  state.game = game;
  state.options = options;
}
