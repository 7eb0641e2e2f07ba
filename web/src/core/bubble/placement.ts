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
  /** Where the tip is on the bubble, in pixels along that side, and how far the target is. */
  along: number;
  far: number;
}

export const GAP = 12; // pixels, room for the tip of the arrow
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

/** The place nearest to the target that covers none of these: an edge of it lies at an edge of the room or of one of
 * them. */
export function nearest({ width, height }: Shape, target: Box, free: Box[], room: Box): Place | undefined {
  const edges = (low: number, high: number, size: number, sides: [number, number][]): number[] => [
    ...new Set(
      [low, high - size, ...sides.flatMap(([from, to]) => [from - GAP / 2 - size, to + GAP / 2])].map((at) =>
        clamp(at, low, high - size),
      ),
    ),
  ];
  const lefts = edges(
    room.left,
    room.right,
    width,
    free.map(({ left, right }) => [left, right]),
  );
  const tops = edges(
    room.top,
    room.bottom,
    height,
    free.map(({ top, bottom }) => [top, bottom]),
  );
  let best: Place | undefined;
  for (const left of lefts)
    for (const top of tops) {
      const box = { left, top, right: left + width, bottom: top + height };
      const across = Math.max(target.left - box.right, left - target.right, 0);
      const down = Math.max(target.top - box.bottom, top - target.bottom, 0);
      const far = Math.hypot(across, down);
      if ((best && best.far <= far) || !within(box, room) || free.some((each) => overlap(box, each))) continue;
      best = { width, height, left, top, side: top < target.top ? "above" : "below", along: CORNER, far };
    }
  return best;
}

/** The best place for a bubble: next to its target, or beyond the boxes around it, else the nearest that covers nothing
 * of these: the target, what it must `never` cover, and what it would `rather` not. Where there is none, it spares at
 * least what is `needed` of that. Each is tried with all shapes, the usual one first. */
export function beside(
  shapes: Shape[],
  target: Box,
  never: Box[],
  room: Box,
  rather: Box[] = [],
  needed: Box[] = never,
  sides: Side[] = SIDES,
): Place {
  const all = [...never, ...rather];
  const beyond = [[], never, ...all.map((each) => [each]), all];
  const places = shapes.flatMap(({ width, height }) =>
    beyond.flatMap((boxes) =>
      sides.flatMap((side) => onSide(side, width, height, target, around([target, ...boxes]), room)),
    ),
  );
  const next = (free: Box[]) =>
    places.find((place) => {
      const box = { ...place, right: place.left + place.width, bottom: place.top + place.height };
      return within(box, room) && !free.some((each) => overlap(box, each));
    });
  const anywhere = (free: Box[]) => {
    for (const shape of shapes) {
      const found = nearest(shape, target, free, room);
      if (found) return found;
    }
  };
  const [usual] = shapes as [Shape];
  return (
    next([target, ...all]) ??
    next([target, ...never]) ??
    anywhere([target, ...all]) ??
    anywhere([target, ...never]) ??
    anywhere([target, ...needed]) ??
    anywhere(needed) ?? { ...onSide("above", usual.width, usual.height, target, target, room)[0], top: room.top }
  );
}
