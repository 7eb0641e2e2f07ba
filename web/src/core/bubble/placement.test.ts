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

test("a bubble lies above what it means, with its arrow at the middle of that", () => {
  expect(beside([USUAL], box(400, 500, 100, 40), [], ROOM)).toEqual({
    ...USUAL,
    left: 350,
    top: 428,
    side: "above",
    along: 100,
    far: 12,
  });
});

test("at the edge it stays in the room, and the arrow goes on pointing there", () => {
  const place = beside([USUAL], box(940, 500, 60, 40), [], ROOM);
  expect([place.left, place.left + place.along]).toEqual([800, 970]);
});

test("it lies over nothing that is in the way: beside that, or beyond all of it with a longer arrow", () => {
  const sentence = box(300, 440, 300, 50);
  expect(beside([USUAL], box(400, 500, 100, 40), [sentence], ROOM)).toMatchObject({ side: "left", far: 12 });
  const bar = [box(0, 440, 1000, 50), box(0, 500, 390, 40), box(510, 500, 490, 40), box(0, 545, 1000, 255)];
  expect(beside([USUAL], box(400, 500, 100, 40), bar, ROOM)).toMatchObject({ side: "above", top: 368, far: 72 });
});

test("it lies over what had better be seen only where there is no other place, and rather becomes narrow", () => {
  const plate = box(300, 440, 300, 50);
  expect(beside([USUAL], box(400, 500, 100, 40), [], ROOM, [plate])).toMatchObject({ side: "left", far: 12 });
  const bar = [box(0, 500, 390, 40), box(510, 500, 490, 40), box(0, 545, 1000, 255)];
  expect(beside([USUAL], box(400, 500, 100, 40), bar, ROOM, [plate])).toMatchObject({ side: "above", top: 368 });
  expect(beside([USUAL], box(400, 500, 100, 40), bar, ROOM, [box(0, 40, 1000, 450)])).toMatchObject({ top: 428 });
  const narrow = { width: 90, height: 150 };
  expect(beside([USUAL, narrow], box(110, 60, 890, 400), [], ROOM, [box(0, 460, 1000, 340)])).toMatchObject({
    ...narrow,
    side: "left",
  });
});

test("beyond what had better be seen it keeps to that one's length, beside another such thing", () => {
  const [street, plate, card] = [box(0, 60, 230, 490), box(0, 560, 400, 60), box(400, 630, 600, 170)];
  const place = beside([USUAL], box(240, 60, 160, 490), [box(400, 0, 600, 620)], ROOM, [street, plate, card]);
  expect(place).toMatchObject({ side: "below", left: 200, top: 632 });
});

test("what is needed stays free, and it lies over the rest instead", () => {
  const [street, hand, played] = [box(0, 40, 1000, 360), box(0, 400, 1000, 400), box(0, 600, 500, 200)];
  const target = box(400, 560, 100, 40);
  expect(beside([USUAL], target, [], ROOM, [street, hand], [played])).toMatchObject({ side: "above", top: 488 });
  const below = [box(0, 40, 1000, 520), box(0, 500, 390, 300), box(510, 500, 490, 300)]; // parts of the question
  expect(beside([USUAL], target, below, ROOM, [street, hand], [played])).toMatchObject({ side: "above", top: 488 });
  const all = box(0, 60, 1000, 520);
  expect(beside([USUAL], all, [], ROOM, [], [box(0, 560, 1000, 240)])).toMatchObject({ side: "below", top: 494 });
});

test("above a wide target it goes to an end where its middle covers what had better be seen, or below the middle", () => {
  const question = box(0, 550, 1000, 60);
  const houses = (...lefts: number[]) => lefts.map((left) => box(left, 280, 70, 240));
  expect(beside([USUAL], question, [], ROOM, houses(450))).toMatchObject({ side: "above", left: 0, along: 182 });
  expect(beside([USUAL], question, [], ROOM, houses(100, 450))).toMatchObject({ side: "above", left: 800, along: 18 });
  expect(beside([USUAL], question, [], ROOM, houses(100, 450, 850))).toMatchObject({ side: "below", left: 400 });
});

test("without any room it lies at the top", () => {
  expect(beside([USUAL], box(0, 40, 1000, 760), [], ROOM)).toMatchObject({ top: 40 });
});
