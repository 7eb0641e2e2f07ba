// The ring of 40 squares, clockwise from the start square in the bottom right corner, on an 11 × 11 grid.

export const SQUARES = 40;
export const JAIL = 10;
/** The spot inside the jail, apart from its visitors. */
export const CELL = SQUARES;

const SIDE = 10;
const CORNER = 1.5; // depth of the squares, in square widths
const BOARD = 2 * CORNER + SIDE - 1;

export type Side = "bottom" | "left" | "top" | "right";
const SIDES: Side[] = ["bottom", "left", "top", "right"];

export const sideOf = (index: number): Side => SIDES[Math.floor(index / SIDE)] ?? "bottom";
export const isCorner = (index: number): boolean => index % SIDE === 0;

export interface Cell {
  row: number;
  column: number;
}

/** The grid cell of a square, rows and columns from 1 to 11. */
export function cellOf(index: number): Cell {
  const along = index % SIDE;
  switch (sideOf(index)) {
    case "bottom":
      return { row: SIDE + 1, column: SIDE + 1 - along };
    case "left":
      return { row: SIDE + 1 - along, column: 1 };
    case "top":
      return { row: 1, column: along + 1 };
    case "right":
      return { row: along + 1, column: SIDE + 1 };
  }
}

const ARROWS: Record<string, [rows: number, columns: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The next square in the direction of an arrow key, across the board if need be; null if there is none. */
export function towards(index: number, key: string): number | null {
  const step = ARROWS[key];
  if (!step) return null;
  let { row, column } = cellOf(index);
  do {
    row += step[0];
    column += step[1];
  } while (row > 1 && row <= SIDE && column > 1 && column <= SIDE);
  for (let other = 0; other < SQUARES; other++) {
    const cell = cellOf(other);
    if (cell.row === row && cell.column === column) return other;
  }
  return null;
}

export interface Point {
  x: number;
  y: number;
}

const middle = (line: number): number => (line === 1 ? CORNER / 2 : line === SIDE + 1 ? BOARD - CORNER / 2 : line);

/** The offset from a square's middle that leaves its band and name visible, and for a single piece its rent as well. */
const FREE: Record<Side, { one: Point; more: Point }> = {
  bottom: { one: { x: 0, y: 0.2 }, more: { x: 0, y: 0.2 } },
  left: { one: { x: 0.22, y: 0.06 }, more: { x: -0.13, y: 0.02 } },
  top: { one: { x: 0, y: -0.03 }, more: { x: 0, y: -0.03 } },
  right: { one: { x: 0.46, y: 0.06 }, more: { x: 0.13, y: 0.02 } },
};

/** The position of a piece, in square widths; `place` is its index among the `crowd` on that square. */
export function standing(spot: number, place: number, crowd: number): Point {
  if (spot === JAIL) return { x: 0.3, y: BOARD - 0.3 - place * Math.min(0.5, 1.1 / crowd) };
  if (spot === CELL) return among({ x: 1, y: BOARD - 1.05 }, place, crowd, 2);
  const { row, column } = cellOf(spot);
  const centre = { x: middle(column), y: middle(row) };
  if (isCorner(spot)) return among(centre, place, crowd, 3);
  const side = sideOf(spot);
  const free = FREE[side][crowd > 1 ? "more" : "one"];
  return among(
    { x: centre.x + free.x, y: centre.y + free.y },
    place,
    crowd,
    side === "left" || side === "right" ? 3 : 2,
  );
}

/** Arrange pieces in rows around a point, close enough to stay on the square. */
function among(point: Point, place: number, crowd: number, abreast: number): Point {
  const rows = Math.ceil(crowd / abreast);
  const row = Math.floor(place / abreast);
  const inRow = Math.min(abreast, crowd - row * abreast);
  return {
    x: point.x + ((place % abreast) - (inRow - 1) / 2) * (inRow > 2 ? 0.4 : 0.45),
    y: point.y + (row - (rows - 1) / 2) * Math.min(0.42, 0.9 / rows),
  };
}
