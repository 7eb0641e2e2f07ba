// The edition on the table or chosen for a new one, its game and its house rules: they determine messages, money,
// drawings and explanations.

import type { HouseRules } from "../messages/wire";

interface Playing {
  edition: string;
  game: string;
  house: HouseRules;
}

let state = $state.raw<Playing>({ edition: "landlord-2013", game: "wucherer", house: {} });

export const edition = (): string => state.edition;
export const game = (): string => state.game;
export const house = (): HouseRules => state.house;

export function playEdition(edition: string, game: string, house: HouseRules = {}): void {
  const same = edition === state.edition && game === state.game;
  if (same && JSON.stringify(house) === JSON.stringify(state.house)) return;
  state = { edition, game, house };
}
