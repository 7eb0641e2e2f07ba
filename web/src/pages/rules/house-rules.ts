// House rules are in a rulebook for all tables, but each is shown only where its option is on.

import type { Book, Sentence } from "../../core/messages/wire";

/** A book with the house rules of these options alone; chapters and sections with nothing else left are left out. */
export function withHouseRules(book: Book, on: readonly string[]): Book {
  const holds = ({ option }: Sentence): boolean => option === null || on.includes(option);
  const those = (paragraphs: Sentence[][]): Sentence[][] =>
    paragraphs.map((each) => each.filter(holds)).filter((each) => each.length);
  const chapters = book.chapters.map((chapter) => {
    const parts = chapter.parts
      .map((part) => ({ ...part, paragraphs: those(part.paragraphs), details: those(part.details) }))
      .filter(({ paragraphs, details, rows, table }) => paragraphs.length + details.length + rows.length || table);
    return { ...chapter, parts };
  });
  return { ...book, chapters: chapters.filter(({ parts }) => parts.length) };
}
