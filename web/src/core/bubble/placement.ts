// Places a bubble next to its target, without covering anything that must be read or clicked.

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export type Side = "above" | "left" | "right" | "below";

/** The size of a bubble at one of its maximum widths. */
export interface Shape {
  width: number;
  height: number;
}

export interface Place extends Shape {
  left: number;
  top: number;
  /** The side of the target on which the bubble lies. If it fits nowhere, "above" at the top of the room, over
   * everything else. */
  side: Side;
  /** Where the arrow leaves the bubble, in pixels along that side, and the arrow's length. */
  along: number;
  far: number;
}

const GAP = 12; // pixels, room for the tip of the arrow
const CORNER = 18; // pixels from a corner to the arrow, at least

const SIDES: Side[] = ["above", "left", "right", "below"];
const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));
export const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
const within = (one: Box, room: Box): boolean =>
  one.left >= room.left && one.top >= room.top && one.right <= room.right && one.bottom <= room.bottom;

export const around = (boxes: Box[]): Box => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  top: Math.min(...boxes.map(({ top }) => top)),
  right: Math.max(...boxes.map(({ right }) => right)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
});

/** Places for a bubble of this size on one side of a box, with the arrow towards the middle of the target. Above and
 * below, the two ends of the box are candidates as well. */
function onSide(side: Side, width: number, height: number, target: Box, box: Box, room: Box): [Place, ...Place[]] {
  const [x, y] = [(target.left + target.right) / 2, (target.top + target.bottom) / 2];
  if (side === "above" || side === "below") {
    const edge = { left: Math.max(box.left, room.left), right: Math.min(box.right, room.right) };
    const along = edge.right - edge.left < width ? room : edge; // the bubble is wider than the box only if it must be
    const top = side === "above" ? box.top - GAP - height : box.bottom + GAP;
    const far = side === "above" ? target.top - top - height : top - target.bottom;
    const from = (wish: number): Place => {
      const left = clamp(wish, along.left, along.right - width);
      return { width, height, left, top, side, along: clamp(x - left, CORNER, width - CORNER), far };
    };
    const meets = ({ left, along }: Place) => left + along > target.left && left + along < target.right;
    return [from(x - width / 2), ...[along.left, along.right].map(from).filter(meets)];
  }
  const top = clamp(y - height / 2, room.top, room.bottom - height);
  const left = side === "left" ? box.left - GAP - width : box.right + GAP;
  const far = side === "left" ? target.left - left - width : left - target.right;
  return [{ width, height, left, top, side, along: clamp(y - top, CORNER, height - CORNER), far }];
}

/** Places that cover part of the target but nothing needed, the smallest overlap first. */
function overTarget({ width, height }: Shape, target: Box, needed: Box[], room: Box): Place[] {
  const left = clamp((target.left + target.right - width) / 2, room.left, room.right - width);
  const along = clamp((target.left + target.right) / 2 - left, CORNER, width - CORNER);
  const tops = needed.flatMap(({ top, bottom }) => [top - GAP / 2 - height, bottom + GAP / 2]);
  const covered = (top: number) => Math.min(top + height, target.bottom) - Math.max(top, target.top);
  return tops
    .sort((one, other) => covered(one) - covered(other))
    .map((top) => {
      const above = 2 * top + height < target.top + target.bottom;
      const far = Math.max(GAP, above ? target.top - top - height : top - target.bottom);
      return { width, height, left, top, side: above ? "above" : "below", along, far };
    });
}

/** The best place for a bubble: next to its target, or beyond the boxes around it. Tried in this order, each with all
 * shapes (the usual one first): a place that covers nothing; one that covers only `better`; one that covers also
 * `inTheWay`; one that covers part of the target. `needed` is never covered as long as any of these exists. */
export function beside(
  shapes: Shape[],
  target: Box,
  inTheWay: Box[],
  room: Box,
  better: Box[] = [],
  needed: Box[] = [],
): Place {
  const seen = [...better, ...needed];
  const beyond = [[], inTheWay, ...seen.map((each) => [each]), needed, [...inTheWay, ...seen]];
  const places = ({ width, height }: Shape): Place[] =>
    beyond.flatMap((boxes) =>
      SIDES.flatMap((side) => onSide(side, width, height, target, around([target, ...boxes]), room)),
    );
  const overNone = (others: Box[]) => (place: Place) => {
    const box = { ...place, right: place.left + place.width, bottom: place.top + place.height };
    return within(box, room) && !others.some((other) => overlap(box, other));
  };
  const [usual] = shapes as [Shape];
  const all = shapes.flatMap(places);
  const free = [
    all.find(overNone([target, ...inTheWay, ...seen])),
    all.find(overNone([target, ...inTheWay, ...needed])),
    needed.length ? all.find(overNone([target, ...needed])) : undefined,
    shapes.flatMap((shape) => overTarget(shape, target, needed, room)).find(overNone(needed)),
  ];
  return (
    free.find(Boolean) ?? {
      ...onSide("above", usual.width, usual.height, target, target, room)[0],
      top: room.top,
    }
  );
}
