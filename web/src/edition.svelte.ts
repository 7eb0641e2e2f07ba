// The edition on the table: its money, and its drawings where a name means another card elsewhere.

const state = $state({ edition: "landlord-2013" });

export const edition = (): string => state.edition;

export function playEdition(chosen: string): void {
  state.edition = chosen;
}
