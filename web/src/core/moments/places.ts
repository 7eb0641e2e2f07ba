// Positions of elements on the page that are marked with `data-place`.

export interface Spot {
  /** The centre. */
  x: number;
  y: number;
  width: number;
  height: number;
}

const MARKS = ["id", "data-place", "data-testid", "data-drop", "data-pointed", "aria-label", "title"];

/** The first visible element of these places, or else the first that is drawn at all. */
export function found(places: string[]): HTMLElement | null {
  const all = places.flatMap((place) => [
    ...document.querySelectorAll<HTMLElement>(`[data-place="${CSS.escape(place)}"]`),
  ]);
  const drawn = all.filter((element) => element.getClientRects().length > 0);
  return drawn.find((element) => isInSight(spotOf(element))) ?? drawn[0] ?? null;
}

export const isInSight = ({ x, y }: Spot): boolean => x >= 0 && y >= 0 && x <= innerWidth && y <= innerHeight;

export function spotOf(element: HTMLElement): Spot {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2, width, height };
}

export function placed(places: string[]): Spot | null {
  const element = found(places);
  return element && spotOf(element);
}

/** The middle of the page. */
export const midst = (): Spot => ({ x: innerWidth / 2, y: innerHeight / 2, width: 0, height: 0 });

const BAR = 48; // pixels at the top for the page's bar

/** The spot, moved so that `reach` pixels around its centre are visible. */
export const inSight = (spot: Spot, reach: number): Spot => ({
  ...spot,
  x: Math.min(Math.max(spot.x, reach), innerWidth - reach),
  y: Math.min(Math.max(spot.y, BAR + reach), innerHeight - reach),
});

/** The box of the question to the viewer; null if there is none. */
export const askedAt = (): DOMRect | null =>
  document.querySelector("[data-testid=question].mine")?.getBoundingClientRect() ?? null;

/** The spot, moved the shortest way so that `reach` pixels around its centre lie outside the question; unchanged if
 * there is no such place. */
export function beside(spot: Spot, reach: number, question: DOMRect): Spot {
  const { left, top, right, bottom } = question;
  const { x, y } = spot;
  if (x + reach <= left || x - reach >= right || y + reach <= top || y - reach >= bottom) return spot;
  const ways = [
    { ...spot, y: top - reach },
    { ...spot, x: left - reach },
    { ...spot, x: right + reach },
    { ...spot, y: bottom + reach },
  ].filter((moved) => isInSight(moved) && moved.y === inSight(moved, reach).y && moved.x === inSight(moved, reach).x);
  const far = (moved: Spot) => Math.abs(moved.x - x) + Math.abs(moved.y - y);
  return ways.sort((one, other) => far(one) - far(other))[0] ?? spot;
}

/** Hide the element at a place until the returned function is called. */
export function hide(place: string): () => void {
  // "both": the compositor may start the animation one frame late
  const hidden = found([place])?.animate({ opacity: [0, 0] }, { duration: 1, fill: "both" });
  return () => hidden?.cancel();
}

/** A copy of the visible element at a place, without its marks; null if it is not visible. */
export function copyOf(place: string): Element | null {
  const element = found([place]);
  if (!element || !isInSight(spotOf(element))) return null;
  const copy = element.cloneNode(true) as HTMLElement;
  const { width, height } = element.getBoundingClientRect();
  const { fontSize } = getComputedStyle(element);
  Object.assign(copy.style, { width: `${width}px`, height: `${height}px`, fontSize, margin: "0" });
  for (const part of [copy, ...copy.querySelectorAll("*")]) for (const mark of MARKS) part.removeAttribute(mark);
  return copy;
}
