import { expect, test } from "vitest";
import { themesOf } from "./puzzle-wall";

test("puzzles of all editions hang together by theme, the largest theme first", () => {
  const puzzle = (id: string, theme: string) => ({ id, theme, level: 1 });
  const themes = { wait: { de: "WARTEN", en: "WAIT" }, build: { de: "BAUEN", en: "BUILD" } };
  const lists = [
    { edition: "one", today: "a", themes, puzzles: [puzzle("a", "wait"), puzzle("b", "build")] },
    { edition: "two", today: "c", themes, puzzles: [puzzle("c", "build")] },
  ];
  const found = themesOf(lists, (id) => (id === "c" ? "solved" : "new"), "en");
  expect(found.map(({ title, puzzles }) => [title, puzzles.map(({ id, state }) => `${id} ${state}`)])).toEqual([
    ["BUILD", ["b new", "c solved"]],
    ["WAIT", ["a new"]],
  ]);
  expect(found.map(({ all, done }) => [all, done])).toEqual([
    [2, 1],
    [1, 0],
  ]);
});
