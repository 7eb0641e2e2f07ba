// Where on the page something is: what is marked with `data-place`.

export interface Spot {
  /** Its middle. */
  x: number;
  y: number;
  width: number;
  height: number;
}

const MARKS = ["id", "data-place", "data-testid", "data-drop", "aria-label", "title"];

const found = (places: string[]): HTMLElement | null => {
  for (const place of places) {
    const element = document.querySelector<HTMLElement>(`[data-place="${CSS.escape(place)}"]`);
    if (element?.getClientRects().length) return element;
  }
  return null;
};

/** The first of these places that is on the page. */
export function placed(places: string[]): Spot | null {
  const box = found(places)?.getBoundingClientRect();
  if (!box) return null;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, width: box.width, height: box.height };
}

/** The middle of the page. */
export const midst = (): Spot => ({ x: innerWidth / 2, y: innerHeight / 2, width: 0, height: 0 });

/** A spot, moved to where so much around its middle is in sight. */
export const inSight = (spot: Spot, reach: number): Spot => ({
  ...spot,
  x: Math.min(Math.max(spot.x, reach), innerWidth - reach),
  y: Math.min(Math.max(spot.y, reach), innerHeight - reach),
});

/** What is to be seen at the first of these places, as it is now, to be moved about. */
export function copyOf(places: string[]): Element | null {
  const element = found(places);
  if (!element) return null;
  const copy = element.cloneNode(true) as HTMLElement;
  const { width, height } = element.getBoundingClientRect();
  const { fontSize } = getComputedStyle(element);
  Object.assign(copy.style, { width: `${width}px`, height: `${height}px`, fontSize, margin: "0" });
  for (const part of [copy, ...copy.querySelectorAll("*")]) for (const mark of MARKS) part.removeAttribute(mark);
  return copy;
}
