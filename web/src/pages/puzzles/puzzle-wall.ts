// Puzzles sorted for the wall: by theme, and by what this device has done with them.

import type { PuzzleList } from "../../core/messages/wire";
import type { Language } from "../../core/text/text.svelte";

export type State = "new" | "tried" | "solved";

export interface WallPuzzle {
  id: string;
  edition: string;
  level: number;
  state: State;
}

export interface Theme {
  title: string;
  puzzles: WallPuzzle[];
  /** How many there are, and how many of them are solved. */
  all: number;
  done: number;
}

/** The puzzles of all editions by the titles of their themes; the theme with most puzzles first. */
export function themesOf(lists: PuzzleList[], stateOf: (id: string) => State, language: Language): Theme[] {
  const found = new Map<string, WallPuzzle[]>();
  for (const { edition, puzzles, themes } of lists)
    for (const { id, theme, level } of puzzles) {
      const title = themes[theme]![language];
      found.set(title, [...(found.get(title) ?? []), { id, edition, level, state: stateOf(id) }]);
    }
  return [...found]
    .map(([title, puzzles]) => {
      const done = puzzles.filter(({ state }) => state === "solved").length;
      return { title, puzzles, all: puzzles.length, done };
    })
    .sort((one, other) => other.puzzles.length - one.puzzles.length);
}
