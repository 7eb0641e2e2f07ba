import { describe, expect, it } from "vitest";
import type { Book, Sentence } from "../../core/messages/wire";
import { search } from "./search";

const sentence = (number: string, title: string, text: string): Sentence => ({
  number,
  title,
  text,
  option: null,
});

const BOOK: Book = {
  edition: "some",
  cards: ["roof"],
  chapters: [
    {
      key: "one",
      icon: null,
      card: null,
      title: "One",
      lead: "",
      parts: [
        {
          title: null,
          card: null,
          tip: false,
          paragraphs: [[sentence("R1", "Haus", "Ein Dach schließt ab."), sentence("R2", "Dächer", "Sie kosten.")]],
          details: [[sentence("R3", "Keller", "Unter dem Haus.")]],
          rows: [],
          table: null,
        },
      ],
      rulings: [{ number: "Q1", title: "Was kostet ein Dach?" }],
    },
  ],
};

describe("search", () => {
  it.each([
    ["", []],
    ["   ", []],
    ["nowhere", []],
    ["dach", ["R2", "Q1", "R1"]],
    ["roof", ["/rules/some/roof"]],
    ["DÄCHER", ["R2"]],
    ["dacher", ["R2"]],
    ["haus", ["R1", "R3"]],
    ["haus unter", ["R3"]],
    ["q1", ["Q1"]],
  ])("of %j finds %j", (wanted, numbers) => {
    const found = search(BOOK, wanted, (card) => card.toUpperCase());
    expect(found.map(({ number, place }) => number || place)).toEqual(numbers);
  });
});
