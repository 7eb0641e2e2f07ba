// Questions and the options that answer them, in words.

import { has, say } from "../text.svelte";
import type { AnyTable, Asked, Blocked, Choice, Question } from "../wire";
import { said, words } from "../words";
import type { Live } from "./live.svelte";

/** A question as the seat asked reads it. */
export const prompt = ({ name, args }: Asked, live: Live): string =>
  say(`question-${name}`, words(args, live.shown?.asked ?? null, live.name));

/** An option in answer to a question. */
export function label({ token, type }: Choice | Blocked, { name }: Asked, live: Live): string {
  if (type === "word" && has(`word-${token}-${name}`)) return say(`word-${token}-${name}`);
  return said({ type, value: token }, live.name);
}

/** Why a bot has done what it did, in its own words. */
export const because = ({ name, args, seat }: NonNullable<AnyTable["reason"]>, live: Live): string =>
  say(has(name) ? name : `bot-reason-${name}`, words(args, seat, live.name));

/** Whether the viewer is asked, with an answer or without one: who sits beside hears the bell and sees the screen. */
export const called = ({ seats, asked, viewer, phase }: AnyTable): boolean =>
  viewer !== null &&
  asked === viewer &&
  phase !== "over" &&
  seats.every((seat) => seat.seat !== viewer || seat.sits_in === null);

/** Whether a question has no answer: the viewer may begin a move, but there is none. Then the game goes on by itself in a while. */
export const nothingToPlay = ({ question, asked, viewer }: AnyTable): boolean =>
  question !== null && question.begins && asked === viewer && !answerable(question);

export const answerable = (question: Question): boolean => question.choices.length > 0 || Boolean(question.sums);
