// Parameters in the query of the address.

/** The query parameter as a non-negative integer; null if it is missing or not one. */
export function numberAsked(name: string): number | null {
  const value = Number(new URLSearchParams(location.search).get(name) ?? NaN);
  return Number.isSafeInteger(value) && value >= 0 ? value : null;
}
