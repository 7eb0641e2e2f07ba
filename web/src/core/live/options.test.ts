import { beforeAll, expect, test } from "vitest";
import type { AnyTable, Choice, Question } from "../messages/wire";
import { teach } from "../text/text.svelte";
import type { Live } from "./live.svelte";
import { answerable, called, label, nothingToPlay, prompt } from "./options";

const live = {
  shown: { asked: "A" },
  name: (seat: string) => ({ A: "Ann", B: "Ben" })[seat] ?? seat,
} as unknown as Live;
const asked = { name: "buy", args: { owner: { type: "seat", value: "B" } } };
const option = (token: string, type: string) => ({ token, type }) as Choice;

beforeAll(() => {
  teach("en", {
    core: `
question-buy = { $player }, buy it from { $owner }?
word-pass = Pass
word-pass-buy = Don't buy
`,
    games: [],
  });
});

test("a question names the one asked and what it tells of", () => {
  expect(prompt(asked, live)).toBe("Ann, buy it from Ben?");
});

test("a word has the label of its question, else its own", () => {
  expect(label(option("pass", "word"), asked, live)).toBe("Don't buy");
  expect(label(option("pass", "word"), { ...asked, name: "sell" }, live)).toBe("Pass");
  expect(label(option("B", "seat"), asked, live)).toBe("Ben");
});

test("there is nothing to play where a move may begin and none can", () => {
  const question = { begins: true, choices: [], sums: null } as unknown as Question;
  const table = (more: object) => ({ question, asked: "A", viewer: "A", ...more }) as unknown as AnyTable;
  expect(nothingToPlay(table({}))).toBe(true);
  expect(nothingToPlay(table({ viewer: "B" }))).toBe(false);
  expect(nothingToPlay(table({ question: null }))).toBe(false);
  expect(nothingToPlay(table({ question: { ...question, begins: false } }))).toBe(false);
  expect(nothingToPlay(table({ question: { ...question, sums: { least: 1, most: 2 } } }))).toBe(false);
  expect(answerable({ ...question, choices: [option("pass", "word")] })).toBe(true);
});

test("whoever is asked is called, with and without an answer, unless a bot plays", () => {
  const seats = [
    { seat: "A", sits_in: null },
    { seat: "B", sits_in: 3 },
  ];
  const table = (more: object) => ({ seats, viewer: "A", asked: "A", phase: "play", ...more }) as unknown as AnyTable;
  const choices = [option("pass", "word")];
  expect([{ choices }, { choices: [] }].map((question) => called(table({ question })))).toEqual([true, true]);
  expect(
    [{ asked: "B" }, { viewer: null }, { phase: "over" }, { viewer: "B", asked: "B" }].map((more) =>
      called(table(more)),
    ),
  ).toEqual([false, false, false, false]);
});
