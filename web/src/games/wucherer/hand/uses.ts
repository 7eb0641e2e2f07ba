// What a card of the hand can be used for, shown to new players.

import type { WuchererTable } from "../../../core/messages/wire";
import { say } from "../../../core/text/text.svelte";
import { cardInfo } from "../cards/catalog";

const FIRST_ROUNDS = 2;

/** The uses of a card, in a player's first two rounds while one is to be chosen; empty otherwise. */
export function usesOf(card: string, { question, asked, viewer, round, edition }: WuchererTable): string[] {
  if (round > FIRST_ROUNDS || !question?.begins || asked !== viewer) return [];
  const can = (token: string): boolean => question.choices.some((choice) => choice.token === token);
  const info = cardInfo(edition, card); // once the catalog is there
  const uses = [can(card) && info ? say(`page-use-${info.group}`) : "", can("build") ? say("page-use-floor") : ""];
  return uses.filter(Boolean);
}
