// What a game adds to questions: where options lie, their labels and pictures, and which of them end a turn.

import type { Snippet } from "svelte";
import type { Choosing } from "../live/choosing.svelte";
import type { IllegalAction, Choice, Question } from "../messages/wire";
import type { Order } from "./order";

export interface Several {
  most: number;
  words: (times: number) => string;
}

export interface Asking {
  /** Handles an option that needs more than a token; returns whether it did. */
  take?: (token: string) => boolean;
  /** Whether an option lies on the table and can be chosen there. */
  onTable?: (option: Choice | IllegalAction) => boolean;
  /** The label of an option for which the game has its own words. */
  labelOf?: (token: string) => string | null;
  /** Shows where on the table an option lies. */
  show?: (token: string) => void;
  /** The words that end a turn, or a part of one. */
  ending?: readonly string[];
  /** The words that come first, in this order. */
  leading?: readonly string[];
  /** The words that are possible beside many questions, each with a fixed place. */
  besides?: readonly string[];
  /** Drawn beside a question to the viewer. */
  drawing?: Snippet<[Question]>;
  /** Drawn between a question to the viewer and its options. */
  below?: Snippet<[Question]>;
  /** The drawing of an option that lies on the table. */
  picture?: Snippet<[Choice]>;
  /** An option that can be chosen several times at once: the maximum, and the label for a number. */
  several?: (token: string) => Several | null;
  /** The dialog about what was touched last: its name, and how to open it. */
  about?: { name: string; open: () => void } | null;
  /** The editor of a move, shown in place of the options. */
  composing?: Snippet | null;
}

/** The options of a question, grouped by how they are offered, each group in order. */
export interface Offered {
  /** With a button each, including those that can't be chosen now. */
  standing: (Choice | IllegalAction)[];
  /** Drawn, because they lie on the table. */
  lying: Choice[];
  /** By their fixed places; null where a word is not possible now. */
  besides: (Choice | IllegalAction | null)[];
  last: Choice[];
}

/** In a free choice, options on the table are chosen there; in all other questions every option has a button, with words
 * where cards are played as reactions. */
export function offered(choosing: Choosing, question: Question | null, asking: Asking, order: Order): Offered {
  const { choices, blocked, path } = choosing;
  const { onTable = () => false, ending = [], picture } = asking;
  const besides = path.length ? [] : (asking.besides ?? []);
  const buttons = question?.begins && !path.length ? choices.filter((choice) => !onTable(choice)) : choices;
  const others = buttons.filter(({ token }) => !ending.includes(token) && !besides.includes(token));
  const refused = blocked.filter((block) => !onTable(block));
  const drawn = (choice: Choice) => picture !== undefined && onTable(choice) && !question?.reaction;
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
