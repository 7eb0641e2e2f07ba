import { expect, test } from "vitest";
import { readValues } from "./values";

const HACKER = { hacker: { rent: 2, floors: 4 } };

test("values are read as JSON, in one line for each card, or in several", () => {
  expect(readValues('{"hacker": {"rent": 2, "floors": 4}}')).toEqual(HACKER);
  expect(readValues("hacker: {rent: 2, floors: 4}")).toEqual(HACKER);
  expect(readValues("hacker:\n  rent: 2\n  floors: 4\n")).toEqual(HACKER);
});

test("comments, empty lines and a heading are passed over", () => {
  expect(readValues("# mine\n\ncards:\r\n  hacker: {rent: 2, floors: 4} # as printed\r\n")).toEqual(HACKER);
  expect(readValues("")).toEqual({});
});

test("a line that can't be read is named by its number", () => {
  expect(() => readValues("hacker: {rent: 2}\nmother: two")).toThrow(/^2$/);
  expect(() => readValues("hacker: {rent: two}")).toThrow(/^1$/);
  expect(() => readValues("  rent: 2")).toThrow(/^1$/);
  expect(() => readValues("{hacker")).toThrow(SyntaxError);
});
