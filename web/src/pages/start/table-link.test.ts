import { expect, test } from "vitest";
import { tableLink } from "./table-link";

const HOME = "https://altbau.example";

test("where the server has a path of its own links have it, too", () => {
  expect(tableLink(`${HOME}/games/t/abc#key`, `${HOME}/games`)).toBe("/t/abc#key");
  expect(tableLink("t/abc", `${HOME}/games`)).toBe("/t/abc");
  expect(tableLink(`${HOME}/t/abc`, `${HOME}/games`)).toBeNull();
});

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
