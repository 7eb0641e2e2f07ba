import { expect, test } from "vitest";
import { breakable, hyphenated, longestKept, longestPiece, longestWord } from "./hyphenation";

const TEXTS = import.meta.glob<string>("../../../../src/altbau/games/wucherer/text/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const SQUARES = import.meta.glob<string>("../../../../src/altbau/games/monopoly/text/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const SMALL = 8; // letters, with the hyphen one more, that fit into a square of the smallest board with names
const NARROW = 7; // letters that fit into the visible strip of a card that is overlapped by others

const shown = (name: string) => breakable(name).replaceAll("\u00AD", "|");

test("a compound can be broken before its last word", () => {
  expect(shown("Museumstraße")).toBe("Muse|um|straße");
  expect(shown("Bausparvertrag, Schönheitswettbewerb")).toBe("Bauspar|vertrag, Schönheits|wettbewerb");
  expect(shown("Hausbesetzer")).toBe("Haus|be|setzer");
  expect(shown("Roof Expansion, Pensioner")).toBe("Roof Expan|sion, Pen|sio|ner");
});

test("a word by itself and the rest of a name stay whole", () => {
  expect(shown("Straße")).toBe("Straße");
  expect(shown("Am Platz")).toBe("Am Platz");
  expect(shown("Frei parken")).toBe("Frei parken");
});

test("no square of a small board has to break where there is no hyphen", () => {
  const names = Object.values(SQUARES).flatMap((text) =>
    [...text.matchAll(/^square-[\w-]+ = (.*)$/gm)].map(([, name]) => name!),
  );
  expect(names.length).toBeGreaterThan(50);
  const pieces = names.flatMap((name) => breakable(name).split(/[\s\u00AD-]/));
  expect(pieces.filter((piece) => piece.length > SMALL)).toEqual([]);
});

test("no name of a card has to break where there is no hyphen", () => {
  const names = Object.values(TEXTS).flatMap((text) =>
    [...text.matchAll(/^card-[\w-]+ = (.*)$/gm)].map(([, name]) => name!),
  );
  expect(names.length).toBeGreaterThan(80);
  const long = names.filter((name) =>
    breakable(name)
      .split(/[\s\u00AD]/)
      .some((piece) => piece.length > NARROW),
  );
  expect(long).toEqual([]);
});

test("the longest word of a name is counted in letters, between spaces and hyphens", () => {
  expect(["Frau Sparwasser", "Anna-Katharina", "Zoë 🦊", ""].map(longestWord)).toEqual([10, 9, 3, 0]);
});

test("only very long words of a person's name are broken, and no digraph is", () => {
  const syllables = (name: string) => hyphenated(name).replaceAll("\u00AD", "|");
  expect(syllables("Anna-Katharina Sparwasser")).toBe("Anna-Katharina Sparwasser");
  expect(syllables("Wagenknechts")).toBe("Wagen|knechts");
  expect(syllables("Drachenschachspieler")).toBe("Dra|chen|schachs|pieler");
  expect([longestKept("Drachenschachspieler"), longestKept("Bo")]).toEqual([10, 2]);
});

test("the longest piece counts with its hyphen", () => {
  expect(["Nord\u00ADbahn\u00ADhof", "Ab ins Gefäng\u00ADnis", "Los"].map(longestPiece)).toEqual([5, 7, 3]);
});
