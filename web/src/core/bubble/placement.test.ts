import { expect, test } from "vitest";
import { beside, type Box } from "./placement";

const USUAL = { width: 200, height: 60 };
const ROOM: Box = { left: 0, top: 40, right: 1000, bottom: 800 };
const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

const target = box(400, 500, 100, 40);

test("a bubble lies above what it is about, with its tip at the middle of that", () => {
  expect(beside([USUAL], target, [], ROOM)).toEqual({
    ...USUAL,
    left: 350,
    top: 428,
    side: "above",
    along: 100,
    far: 12,
  });
});

test("at the edge it stays in the room, and its tip goes on pointing there", () => {
  const place = beside([USUAL], box(940, 500, 60, 40), [], ROOM);
  expect([place.left, place.left + place.along]).toEqual([800, 970]);
});

test("it lies over nothing that it must not cover: beside that, or beyond all of it", () => {
  const sentence = box(300, 440, 300, 50);
  expect(beside([USUAL], target, [sentence], ROOM)).toMatchObject({ side: "left", far: 12 });
  const bar = [box(0, 440, 1000, 50), box(0, 500, 390, 40), box(510, 500, 490, 40), box(0, 545, 1000, 255)];
  expect(beside([USUAL], target, bar, ROOM)).toMatchObject({ side: "above", top: 368, far: 72 });
});

test("it lies over what had better be seen only where there is no other place beside it, and rather becomes narrow", () => {
  const plate = box(300, 440, 300, 50);
  expect(beside([USUAL], target, [], ROOM, [plate])).toMatchObject({ side: "left", far: 12 });
  const bar = [box(0, 500, 390, 40), box(510, 500, 490, 40), box(0, 545, 1000, 255)];
  expect(beside([USUAL], target, bar, ROOM, [plate])).toMatchObject({ side: "above", top: 368 });
  expect(beside([USUAL], target, bar, ROOM, [box(0, 40, 1000, 450)])).toMatchObject({ top: 428 });
  const narrow = { width: 90, height: 150 };
  expect(beside([USUAL, narrow], box(110, 60, 890, 400), [], ROOM, [box(0, 460, 1000, 340)])).toMatchObject({
    ...narrow,
    side: "left",
  });
});

test("above a wide target it goes to an end where its middle covers what had better be seen, or below the middle", () => {
  const question = box(0, 550, 1000, 60);
  const houses = (...lefts: number[]) => lefts.map((left) => box(left, 280, 70, 240));
  expect(beside([USUAL], question, [], ROOM, houses(450))).toMatchObject({ side: "above", left: 0, along: 182 });
  expect(beside([USUAL], question, [], ROOM, houses(100, 450))).toMatchObject({ side: "above", left: 800, along: 18 });
  expect(beside([USUAL], question, [], ROOM, houses(100, 450, 850))).toMatchObject({ side: "below", left: 400 });
});

test("where nothing is free beside it, it takes the nearest free place of all, and never what it must not cover", () => {
  const around = [box(0, 300, 1000, 200), box(0, 500, 400, 300), box(500, 500, 500, 300), box(0, 540, 1000, 260)];
  const houses = [box(0, 60, 380, 240), box(640, 60, 360, 240)];
  expect(beside([USUAL], target, [...around, ...houses], ROOM)).toMatchObject({ top: 234, left: 406 });
});

test("it covers its target rather than what it must not cover, and without any room lies at the top", () => {
  const all = box(0, 60, 1000, 520);
  expect(beside([USUAL], all, [box(0, 560, 1000, 240)], ROOM)).toMatchObject({ top: 40 });
  expect(beside([USUAL], box(0, 40, 1000, 760), [box(0, 40, 1000, 760)], ROOM)).toMatchObject({ top: 40 });
});

test("where nothing is free it spares what is needed, and lies over what can merely be pressed", () => {
  const pressed = box(0, 40, 1000, 400);
  const needed = [box(0, 440, 1000, 50), box(0, 545, 1000, 255)];
  const sides = [box(0, 495, 390, 50), box(510, 495, 490, 50)];
  expect(beside([USUAL], target, [pressed, ...needed, ...sides], ROOM, [], needed)).toMatchObject({ top: 374 });
});
