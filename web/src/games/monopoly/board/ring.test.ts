import { expect, test } from "vitest";
import { CELL, cellOf, isCorner, JAIL, sideOf, SQUARES, standing, towards } from "./ring";

const ALL = Array.from({ length: SQUARES }, (_, index) => index);

test("the squares are the rim of the grid, each a step from the one before", () => {
  const cells = ALL.map(cellOf);
  expect(new Set(cells.map(({ row, column }) => `${row} ${column}`)).size).toBe(SQUARES);
  for (const index of ALL) {
    const [here, before] = [cellOf(index), cellOf((index + SQUARES - 1) % SQUARES)];
    expect(Math.abs(here.row - before.row) + Math.abs(here.column - before.column)).toBe(1);
  }
  expect(cellOf(0)).toEqual({ row: 11, column: 11 });
  expect([cellOf(10), cellOf(20), cellOf(30)]).toEqual([
    { row: 11, column: 1 },
    { row: 1, column: 1 },
    { row: 1, column: 11 },
  ]);
});

test("there are four sides and four corners", () => {
  expect([0, 10, 20, 30].map(sideOf)).toEqual(["bottom", "left", "top", "right"]);
  expect(ALL.filter(isCorner)).toEqual([0, 10, 20, 30]);
});

test("arrow keys lead along the rim, or across the board, and back", () => {
  expect(towards(0, "ArrowLeft")).toBe(1);
  expect(towards(0, "ArrowRight")).toBeNull();
  expect(towards(5, "ArrowUp")).toBe(25);
  expect(towards(0, "Enter")).toBeNull();
  const BACK = { ArrowUp: "ArrowDown", ArrowDown: "ArrowUp", ArrowLeft: "ArrowRight", ArrowRight: "ArrowLeft" };
  for (const index of ALL)
    for (const [key, back] of Object.entries(BACK)) {
      const there = towards(index, key);
      if (there !== null) expect(towards(there, back)).toBe(index);
    }
});

test("no two pieces stand on the same spot, also in and before the jail", () => {
  const crowd = 8;
  for (const spot of [...ALL, CELL]) {
    const points = Array.from({ length: crowd }, (_, place) => standing(spot, place, crowd));
    expect(new Set(points.map(({ x, y }) => `${x.toFixed(3)} ${y.toFixed(3)}`)).size).toBe(crowd);
  }
  expect(standing(JAIL, 0, 1)).not.toEqual(standing(CELL, 0, 1));
});
