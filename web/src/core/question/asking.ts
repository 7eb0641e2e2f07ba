// What a game adds to a question: where its options lie, how they are said and drawn, and which of them end a turn.

import type { Snippet } from "svelte";
import type { Choosing } from "../table/choosing.svelte";
import type { Blocked, Choice, Question } from "../wire";
import type { Order } from "./order";

export interface Several {
  most: number;
  words: (times: number) => string;
}

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
  /** The words that stand first, in this order. */
  leading?: readonly string[];
  /** The words that are possible beside many a question, each in a place of its own. */
  besides?: readonly string[];
  /** What is drawn beside a question to the viewer. */
  drawing?: Snippet<[Question]>;
  /** What is drawn between a question to the viewer and its options. */
  below?: Snippet<[Question]>;
  /** How an option is drawn that lies on the table. */
  picture?: Snippet<[Choice]>;
  /** An option that can be chosen several times at once: how often at most, and how so many are said. */
  several?: (token: string) => Several | null;
  /** More about what was touched last: what that is called, and how it is shown. */
  about?: { name: string; open: () => void } | null;
  /** With what a move is put together, in place of its options. */
  composing?: Snippet | null;
}

/** The options of a question by how they are offered, each in its order. */
export interface Offered {
  /** Each with its button, also what can't be chosen now. */
  standing: (Choice | Blocked)[];
  /** Drawn, since they lie on the table. */
  lying: Choice[];
  /** By their places; null where a word is not possible now. */
  besides: (Choice | Blocked | null)[];
  last: Choice[];
}

/** In a free choice what lies on the table is chosen there; everywhere else each option has its button. */
export function offered(choosing: Choosing, begins: boolean, asking: Asking, order: Order): Offered {
  const { choices, blocked, path } = choosing;
  const { onTable = () => false, ending = [], picture } = asking;
  const besides = path.length ? [] : (asking.besides ?? []);
  const buttons = begins && !path.length ? choices.filter((choice) => !onTable(choice)) : choices;
  const others = buttons.filter(({ token }) => !ending.includes(token) && !besides.includes(token));
  const refused = blocked.filter((block) => !onTable(block));
  const drawn = (choice: Choice) => picture !== undefined && onTable(choice);
  return {
    standing: order.sorted([
      ...others.filter((choice) => !drawn(choice)),
      ...refused.filter(({ token }) => !besides.includes(token)),
    ]),
    lying: others.filter(drawn),
    besides: besides.map((word) => [...buttons, ...refused].find(({ token }) => token === word) ?? null),
    last: buttons.filter(({ token }) => ending.includes(token)),
  };
}
