// What a game adds to a question: where its options lie, how they are said and drawn, and which of them end a turn.

import type { Snippet } from "svelte";
import type { Choosing } from "../table/choosing.svelte";
import type { Blocked, Choice, Question } from "../wire";

export interface Asking {
  /** Takes an option that needs more than a token; whether it did. */
  take?: (token: string) => boolean;
  /** Whether an option lies on the table, where it can be chosen. */
  onTable?: (option: Choice | Blocked) => boolean;
  /** An option in words that only the game has. */
  labelOf?: (token: string) => string | null;
  /** Shows where on the table an option lies. */
  show?: (token: string) => void;
  /** The words that end a turn, or a part of it. */
  ending?: readonly string[];
  /** What is drawn beside a question to the viewer. */
  drawing?: Snippet<[Question]>;
  /** What is drawn between a question to the viewer and its options. */
  below?: Snippet<[Question]>;
  /** How an option is drawn that lies on the table. */
  picture?: Snippet<[Choice]>;
  /** What stands beside the button of an option. */
  beside?: Snippet<[Choice]>;
  /** More about what was touched last: what that is called, and how it is shown. */
  about?: { name: string; open: () => void } | null;
  /** With what a move is put together, in place of its options. */
  composing?: Snippet | null;
}

/** The options of a question by how they are offered, each in its order. */
export interface Offered {
  standing: Choice[];
  /** Drawn, since they lie on the table. */
  lying: Choice[];
  last: Choice[];
  blocked: Blocked[];
}

/** In a free choice what lies on the table is chosen there; everywhere else each option has its button. */
export function offered({ choices, blocked, path }: Choosing, begins: boolean, asking: Asking): Offered {
  const { onTable = () => false, ending = [], picture } = asking;
  const buttons = begins && !path.length ? choices.filter((choice) => !onTable(choice)) : choices;
  const others = buttons.filter(({ token }) => !ending.includes(token));
  const drawn = (choice: Choice) => picture !== undefined && onTable(choice);
  return {
    standing: others.filter((choice) => !drawn(choice)),
    lying: others.filter(drawn),
    last: buttons.filter(({ token }) => ending.includes(token)),
    blocked: blocked.filter((block) => !onTable(block)),
  };
}
