// Bots: their names and descriptions.

import type { BotInfo } from "../messages/wire";
import { edition } from "../text/edition.svelte";
import { has, say } from "../text/text.svelte";
import { catalog } from "./catalogue.svelte";

const PROGRAM = "program:"; // prefix of a program that the server's operator has installed

/** The catalog entry of a bot, with the first edition that lists it and its game. Programs are not looked up: the
 * first edition stands for them, so a program that was removed still has an entry. */
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

/** Whether the bot is a program installed by the server's operator. */
export const isProgram = ({ level }: BotInfo): boolean => level === "program";

/** A bot's name, with its level unless that is the usual one of its character. A program whose player has the same
 * name is called by its level only. */
export function botName(name: string | null, player = ""): string {
  const { bot, edition: of = edition() } = botInfo(name) ?? {};
  if (bot && isProgram(bot) && bot.character === player) return levelName(bot, of);
  if (has(`bot-${name}`, of)) return say(`bot-${name}`, {}, of);
  return bot ? say("bot-at-level", { character: characterName(bot, of), level: levelName(bot, of) }) : (name ?? "");
}

const NAMES = [1, 2, 3, 4, 5, 6, 7];

/** The names of a bot's character, in order; empty for a bot without a character. */
export const namesOf = ({ character }: BotInfo, of?: string): string[] =>
  NAMES.map((number) => `bot-name-${character}-${number}`)
    .filter((id) => has(id, of))
    .map((id) => say(id, {}, of));

/** Text saying that a player is a bot, and which one unless the player's name says so already. */
export const botMark = (bot: string, player: string): string =>
  [say("page-bot"), botName(bot, player)].filter((word) => word !== player).join(", ");

/** The description of a bot: its character's, or else its level's. */
export function aboutBot(bot: BotInfo): string {
  const { character, level } = bot;
  const id = character && !isProgram(bot) ? `bot-about-${character}` : `bot-${level}.text`;
  return has(id) ? say(id) : "";
}

/** The bots offered to newcomers: each character at its usual level, or the strongest bot if there are none. */
export function presets(bots: BotInfo[]): BotInfo[] {
  const usual = bots.filter((bot) => bot.character === bot.name);
  return usual.length ? usual : bots.slice(-1);
}

const named = (part: string, of?: string): string => (has(`bot-${part}`, of) ? say(`bot-${part}`, {}, of) : part);
