// What an address asks for besides its path.

/** A number by name, if there is one. */
export function numberAsked(name: string): number | null {
  const value = Number(new URLSearchParams(location.search).get(name) ?? NaN);
  return Number.isSafeInteger(value) && value >= 0 ? value : null;
}
