// Searches the loaded rulebook for words, rule numbers and card names.

import type { Book } from "../../core/messages/wire";
import { bookPlace } from "../../core/rules/house.svelte";

export interface Found {
  /** Empty for cards. */
  number: string;
  title: string;
  text: string;
  /** The address or anchor. */
  place: string;
}

/** A text for comparison: without case, accents and soft hyphens. */
const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/[\p{M}\u00AD]/gu, "")
    .toLowerCase();

/** The cards of a book and everything with a number, in reading order. */
const entries = ({ edition, cards, chapters }: Book, nameOf: (card: string) => string): Found[] => [
  ...cards.map((card) => ({ number: "", title: nameOf(card), text: "", place: bookPlace(edition, `/${card}`) })),
  ...chapters
    .flatMap(({ parts, rulings }) => [
      ...parts.flatMap(({ paragraphs, details }) => [...paragraphs, ...details].flat()),
      ...rulings.map(({ number, title }) => ({ number, title, text: "" })),
    ])
    .map((sentence) => ({ ...sentence, place: `#${sentence.number}` })),
];

/** The entries that contain all words; first those with all of them in title and number. */
export function search(book: Book, wanted: string, nameOf: (card: string) => string): Found[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  if (!words.length) return [];
  const all = (text: string): boolean => words.every((word) => plain(text).includes(word));
  const found = entries(book, nameOf).filter(({ number, title, text }) => all(`${number} ${title} ${text}`));
  const [named, other] = [true, false].map((first) =>
    found.filter(({ number, title }) => all(`${number} ${title}`) === first),
  );
  return [...(named ?? []), ...(other ?? [])];
}
