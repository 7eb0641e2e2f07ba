// Who the bots are: what they are called, and what they say of themselves.

import { catalog } from "./catalog.svelte";
import { edition } from "./edition.svelte";
import { has, say } from "./text.svelte";
import type { BotInfo } from "./wire";

const PROGRAM = "program:"; // before the name of a program of the server's host

/** What the catalog says of a bot, with an edition and the game that it plays; one that plays every game is found in
 * the first, as is a program that is not there any more. */
export function botInfo(name: string | null): { bot: BotInfo; edition: string; game: string } | undefined {
  for (const { bots, game, name: edition } of catalog().editions) {
    const bot = bots.find((each) => each.name === name);
    if (bot) return { bot, edition, game };
    if (name?.startsWith(PROGRAM))
      return { bot: { name, character: name.slice(PROGRAM.length), level: "program" }, edition, game };
  }
  return undefined;
}

export const characterName = ({ character, level }: BotInfo, of?: string): string => named(character ?? level, of);
export const levelName = ({ level }: BotInfo, of?: string): string => named(level, of);

/** Whether a bot is a program of the server's host. */
export const isProgram = ({ level }: BotInfo): boolean => level === "program";

/** What a bot is called, with its level where its character has not the usual one; of a program that is called as its
 * player is, only that it is one. */
export function botName(name: string | null, player = ""): string {
  const { bot, edition: of = edition() } = botInfo(name) ?? {};
  if (bot && isProgram(bot) && bot.character === player) return levelName(bot, of);
  if (has(`bot-${name}`, of)) return say(`bot-${name}`, {}, of);
  return bot ? say("bot-at-level", { character: characterName(bot, of), level: levelName(bot, of) }) : (name ?? "");
}

const NAMES = [1, 2, 3, 4, 5, 6, 7];

/** The names of a bot's character, in their order; none of one that is nothing but its level. */
export const namesOf = ({ character }: BotInfo, of?: string): string[] =>
  NAMES.map((number) => `bot-name-${character}-${number}`)
    .filter((id) => has(id, of))
    .map((id) => say(id, {}, of));

/** That a player is a bot, and which one where the name does not say it. */
export const botMark = (bot: string, player: string): string =>
  [say("page-bot"), botName(bot, player)].filter((word) => word !== player).join(", ");

/** What a bot's character says of itself, or what is said of its level. */
export function aboutBot(bot: BotInfo): string {
  const { character, level } = bot;
  const id = character && !isProgram(bot) ? `bot-about-${character}` : `bot-${level}.text`;
  return has(id) ? say(id) : "";
}

/** The bots that newcomers meet: the characters at their usual level, or the best where there are none. */
export function presets(bots: BotInfo[]): BotInfo[] {
  const usual = bots.filter((bot) => bot.character === bot.name);
  return usual.length ? usual : bots.slice(-1);
}

const named = (part: string, of?: string): string => (has(`bot-${part}`, of) ? say(`bot-${part}`, {}, of) : part);
