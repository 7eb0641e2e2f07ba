// Questions and their options in words.

import type { AnyTable, BareQuestion, IllegalAction, Choice, InAdvance, Question } from "../messages/wire";
import { has, say } from "../text/text.svelte";
import { said, words } from "../text/words";
import type { Live } from "./live.svelte";

/** A question in the words for the seat asked. */
export const prompt = ({ name, args }: BareQuestion, live: Live): string =>
  say(`question-${name}`, words(args, live.shown?.asked ?? null, live.name));

/** The label of an option. */
export function label({ token, type }: Choice | IllegalAction, { name }: BareQuestion, live: Live): string {
  if (type === "word" && has(`word-${token}-${name}`)) return say(`word-${token}-${name}`);
  return said({ type, value: token }, live.name);
}

/** The bot's reason for its move, in its own words. */
export const because = ({ name, args, seat }: NonNullable<AnyTable["reason"]>, live: Live): string =>
  say(has(name) ? name : `bot-reason-${name}`, words(args, seat, live.name));

/** Whether the viewer is asked (with or without a possible answer) and no bot plays for the viewer. */
export const called = ({ seats, asked, viewer, phase }: AnyTable): boolean =>
  viewer !== null &&
  asked === viewer &&
  phase !== "over" &&
  seats.every((seat) => seat.seat !== viewer || seat.sits_in === null);

/** Whether the viewer may begin a move but has none to play. The game then continues by itself after a while. */
export const nothingToPlay = ({ question, asked, viewer }: AnyTable): boolean =>
  question !== null && question.begins && asked === viewer && !answerable(question);

export const answerable = (question: Question): boolean => question.choices.length > 0 || Boolean(question.sums);

/** The label of what opens the viewer's next turn, to say it in advance. */
export const toPlan = ({ plan }: InAdvance): string =>
  say("page-plan-open", { said: plan && !plan.lapsed && plan.played < plan.moves.length ? "yes" : "no" });
