import { expect, test } from "vitest";
import { tableLink } from "./table-link";

const HOME = "https://altbau.example";

test.each([
  [`${HOME}/t/abc/join#key`, "/t/abc/join#key"],
  ["  /t/abc#key ", "/t/abc#key"],
  ["t/abc", "/t/abc"],
  [`Come and play: ${HOME}/t/abc/join#key at nine`, "/t/abc/join#key"],
  ["https://elsewhere.example/t/abc", null],
  [`${HOME}/records`, null],
  ["hello", null],
  ["http://", null],
  ["", null],
])("a link to a table leads there, any other nowhere: %s", (typed, target) => {
  expect(tableLink(typed, HOME)).toBe(target);
});
