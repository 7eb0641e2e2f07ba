import { expect, test } from "vitest";
import { beside, type Box } from "./beside";

const ROOM: Box = { left: 0, top: 0, right: 1280, bottom: 800 };
const QUESTION: Box = { left: 0, top: 550, right: 1280, bottom: 610 };
const BUBBLE = { width: 500, height: 140 };
const MIDDLE = 390;
const houses = (...lefts: number[]): Box[] => lefts.map((left) => ({ left, top: 280, right: left + 70, bottom: 520 }));

test("a bubble lies above the middle of a wide target", () => {
  expect(beside([BUBBLE], QUESTION, [], ROOM)).toMatchObject({ left: MIDDLE, side: "above" });
});

test("it goes to an end of the target where it would cover what had better be seen", () => {
  expect(beside([BUBBLE], QUESTION, [], ROOM, houses(600))).toMatchObject({ left: 0, side: "above" });
  expect(beside([BUBBLE], QUESTION, [], ROOM, houses(300, 600))).toMatchObject({ left: 780, side: "above" });
});

test("it stays in the middle where the ends are taken, too", () => {
  expect(beside([BUBBLE], QUESTION, [], ROOM, houses(100, 400, 600, 900, 1100)).left).toBe(MIDDLE);
});

test("a narrow target is pointed at from beside it instead", () => {
  const button: Box = { left: 600, top: 560, right: 680, bottom: 600 };
  expect(beside([BUBBLE], button, [], ROOM, houses(620))).toMatchObject({ left: 88, side: "left" });
});
