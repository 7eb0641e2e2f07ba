import { expect, test } from "vitest";
import type { Book, Sentence } from "../../core/messages/wire";
import { withHouseRules } from "./house-rules";

const sentence = (number: string, option: string | null = null): Sentence => ({ number, title: "", text: "", option });
const part = (...paragraphs: Sentence[][]) => ({
  title: null,
  card: null,
  tip: false,
  paragraphs,
  details: [],
  rows: [],
  table: null,
});
const chapter = (key: string, ...parts: ReturnType<typeof part>[]) => ({
  key,
  icon: null,
  card: null,
  title: key,
  lead: "",
  parts,
  rulings: [],
});
const book: Book = {
  edition: "some",
  cards: [],
  chapters: [
    chapter("always", part([sentence("M01"), sentence("H03", "third")])),
    chapter("house", part([sentence("H01", "first")], [sentence("H02", "second")])),
  ],
};
const shown = (on: string[]) =>
  withHouseRules(book, on).chapters.map(({ key, parts }) => [
    key,
    ...parts.flatMap(({ paragraphs }) => paragraphs.flat().map(({ number }) => number)),
  ]);

test("house rules are shown only where their option is on, and their chapter with them", () => {
  expect(shown([])).toEqual([["always", "M01"]]);
  expect(shown(["second"])).toEqual([
    ["always", "M01"],
    ["house", "H02"],
  ]);
  expect(shown(["first", "second", "third", "unknown"])).toEqual([
    ["always", "M01", "H03"],
    ["house", "H01", "H02"],
  ]);
});
