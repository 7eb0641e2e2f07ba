// Finding rules by their words, their numbers or the names of cards, in what has been loaded to be read.

import type { Book } from "../../core/wire";

export interface Found {
  /** A card has none. */
  number: string;
  title: string;
  text: string;
  /** Where it is read. */
  place: string;
}

/** As one types it: without case, accents and hyphens. */
const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/[\p{M}\u00AD]/gu, "")
    .toLowerCase();

/** The cards of a book, and all that has a number, in the order in which it is read. */
const entries = ({ edition, cards, chapters }: Book, nameOf: (card: string) => string): Found[] => [
  ...cards.map((card) => ({ number: "", title: nameOf(card), text: "", place: `/rules/${edition}/${card}` })),
  ...chapters
    .flatMap(({ parts, rulings }) => [
      ...parts.flatMap(({ paragraphs, details }) => [...paragraphs, ...details].flat()),
      ...rulings.map(({ number, title }) => ({ number, title, text: "" })),
    ])
    .map((sentence) => ({ ...sentence, place: `#${sentence.number}` })),
];

/** What has all the words that are searched for: in its title or number first, then in its text. */
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
