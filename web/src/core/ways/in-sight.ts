// Brings what is current in a row that scrolls into its middle.

/** Scrolls the row around a thing, and nothing else. */
export function inSight(thing: HTMLElement): void {
  const row = thing.parentElement;
  if (row) row.scrollLeft = thing.offsetLeft - row.offsetLeft - (row.clientWidth - thing.offsetWidth) / 2;
}
