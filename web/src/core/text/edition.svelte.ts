// The edition on the table or chosen for a new one, and its game: they determine messages, money, drawings and
// explanations.

const state = $state({ edition: "landlord-2013", game: "wucherer" });

export const edition = (): string => state.edition;
export const game = (): string => state.game;

export function playEdition(edition: string, game: string): void {
  state.edition = edition;
  state.game = game;
}
