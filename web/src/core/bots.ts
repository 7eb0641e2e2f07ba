// Who the bots are: what they are called, and what they say of themselves.

import { catalog } from "./catalog.svelte";
import { has, say } from "./text.svelte";
import type { BotInfo } from "./wire";

/** What the catalog says of a bot, and the game that it plays; one that plays every game is found in the first. */
export function botInfo(name: string | null): { bot: BotInfo; game: string } | undefined {
  for (const { bots, game } of catalog().editions) {
    const bot = bots.find((each) => each.name === name);
    if (bot) return { bot, game };
  }
  return undefined;
}

export const characterName = ({ character, level }: BotInfo): string => named(character ?? level);
export const levelName = ({ level }: BotInfo): string => named(level);

/** What a bot is called, with its level where its character has not the usual one. */
export function botName(name: string | null): string {
  if (has(`bot-${name}`)) return say(`bot-${name}`);
  const bot = botInfo(name)?.bot;
  return bot ? say("bot-at-level", { character: characterName(bot), level: levelName(bot) }) : (name ?? "");
}

/** What a bot's character says of itself, or what is said of its level. */
export function aboutBot({ character, level }: BotInfo): string {
  const id = character ? `bot-about-${character}` : `bot-${level}.text`;
  return has(id) ? say(id) : "";
}

/** The bots that newcomers meet: the characters at their usual level, or the best where there are none. */
export function presets(bots: BotInfo[]): BotInfo[] {
  const usual = bots.filter((bot) => bot.character === bot.name);
  return usual.length ? usual : bots.slice(-1);
}

const named = (part: string): string => (has(`bot-${part}`) ? say(`bot-${part}`) : part);
