import { expect, test } from "vitest";
import { faceOf, warningAt } from "./face";

test("a clock says seconds, hours or days, whichever it has a few of", () => {
  const said = (seconds: number) => Object.values(faceOf(seconds)).join(" ");
  expect([0, 0.2, 59.5, 600, 3599, 3600, 86_400, 345_599, 345_600, 604_800].map(said)).toEqual([
    "minutes 0:00",
    "minutes 0:01",
    "minutes 1:00",
    "minutes 10:00",
    "minutes 59:59",
    "hours 1",
    "hours 24",
    "hours 95",
    "days 4",
    "days 7",
  ]);
});

test("who listens is told twice that little is left", () => {
  expect([60, 30.1, 30, 29, 11, 10, 3, 0].map(warningAt)).toEqual([null, null, 30, 30, 30, 10, 10, 10]);
});
