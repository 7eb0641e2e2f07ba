import { expect, test, vi } from "vitest";
import { faceOf, warningAt } from "./face";

vi.mock("../text/text.svelte", () => ({ say: (id: string, args: object) => [id, ...Object.values(args)].join(" ") }));

test("a clock says minutes, hours or days, whichever it has", () => {
  expect([0, 0.2, 59.5, 600, 3599, 3600, 84_599, 84_600, 170_999, 258_000, 604_800].map(faceOf)).toEqual([
    "0:00",
    "0:01",
    "1:00",
    "10:00",
    "59:59",
    "page-clock-hours 1",
    "page-clock-hours 23",
    "page-clock-days 1",
    "page-clock-days 1",
    "page-clock-days 3",
    "page-clock-days 7",
  ]);
});

test("who listens is told twice that little is left", () => {
  expect([60, 30.1, 30, 29, 11, 10, 3, 0].map(warningAt)).toEqual([null, null, 30, 30, 30, 10, 10, 10]);
});
