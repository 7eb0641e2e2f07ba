// Finding rules by their words, their numbers or the names of cards, in what has been loaded to be read.

import type { Book } from "../../core/wire";

export interface Found {
  number: string;
  title: string;
  text: string;
}

/** As one types it: without case, accents and hyphens. */
const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/[\p{M}\u00AD]/gu, "")
    .toLowerCase();

/** All that has a number in a book, in the order in which it is read. */
const entries = (book: Book): Found[] =>
  book.chapters.flatMap(({ parts, rulings }) => [
    ...parts.flatMap(({ paragraphs, details }) => [...paragraphs, ...details].flat()),
    ...rulings.map(({ number, title }) => ({ number, title, text: "" })),
  ]);

/** What has all the words that are searched for: in its title or number first, then in its text. */
export function search(book: Book, wanted: string): Found[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  if (!words.length) return [];
  const all = (text: string): boolean => words.every((word) => plain(text).includes(word));
  const found = entries(book).filter(({ number, title, text }) => all(`${number} ${title} ${text}`));
  const [named, other] = [true, false].map((first) =>
    found.filter(({ number, title }) => all(`${number} ${title}`) === first),
  );
  return [...(named ?? []), ...(other ?? [])];
}
