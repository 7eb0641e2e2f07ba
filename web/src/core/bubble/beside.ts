// Where a bubble goes: next to what it means, over nothing that has to be read or hit.

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export type Side = "above" | "left" | "right" | "below";

/** How large a bubble is that is as wide as it likes, or narrower. */
export interface Shape {
  width: number;
  height: number;
}

export interface Place extends Shape {
  left: number;
  top: number;
  /** On which side of what it means it lies; nowhere if there is no room, then it lies above all. */
  side: Side;
  /** Where its arrow leaves it, along that side, and how far that has to go. */
  along: number;
  far: number;
}

const GAP = 12; // pixels, for the tip of the arrow
const CORNER = 18; // from a corner to the arrow at least

const SIDES: Side[] = ["above", "left", "right", "below"];
const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));
const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
const within = (one: Box, room: Box): boolean =>
  one.left >= room.left && one.top >= room.top && one.right <= room.right && one.bottom <= room.bottom;

export const around = (boxes: Box[]): Box => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  top: Math.min(...boxes.map(({ top }) => top)),
  right: Math.max(...boxes.map(({ right }) => right)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
});

/** A bubble of this size on one side of a box, with its arrow towards the middle of the target; above and below a wide one
 * also at its ends. */
function onSide(side: Side, width: number, height: number, target: Box, box: Box, room: Box): [Place, ...Place[]] {
  const [x, y] = [(target.left + target.right) / 2, (target.top + target.bottom) / 2];
  if (side === "above" || side === "below") {
    const edge = { left: Math.max(box.left, room.left), right: Math.min(box.right, room.right) };
    const along = edge.right - edge.left < width ? room : edge; // it reaches beyond the box only if it has to
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

/** Over its target in part, if that leaves free what is needed; as little of it as possible. */
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

/** The nearest place for a bubble: beside its target, or beyond what is in the way there or had better be seen. It lies
 * over nothing of that, if there is such a place for one of its shapes; the first shape is the usual one. Otherwise it
 * lies over what had better be seen, then even over what is in the way or over a part of the target, but not over what is needed. */
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
