// Who sits at a new table: names that can be told apart, and those who come along from the table before.

import { characterName, namesOf, presets } from "../../core/bots";
import type { AnyTable, BotInfo, NewSeat } from "../../core/wire";

/** A seat as it is filled in: without a name it has an empty one. */
export type Place = NewSeat & { name: string };

const plain = (name: string): string => name.normalize("NFKC").trim().replace(/\s+/g, " ").toLowerCase();

/** The place of whoever starts the table: the first at this device. */
export const ownPlace = (seats: Place[]): number => seats.findIndex((seat) => seat.kind === "human");

/** A name for each seat that has none: the player's own, one of a bot's character, for a guest what everybody
 * understands, or that of a neighbour whose name nobody has. */
export function namesFor(seats: Place[], own: string, neighbours: string[], bots: BotInfo[], guest: string): string[] {
  const taken = new Set(seats.map((seat) => plain(seat.name)));
  const ownAt = ownPlace(seats);
  return seats.map((seat, place) => {
    if (plain(seat.name)) return seat.name.trim();
    const bot = botOf(seat, bots, place);
    const role = bot ? characterName(bot) : seat.kind === "link" ? guest : "";
    const named = bot ? namesOf(bot) : [];
    const first = role ? [...named, ...numbered(role, seats.length)] : place === ownAt ? [own.trim()] : [];
    const found = [...first, ...neighbours.slice(place), ...neighbours].find((name) => !taken.has(plain(name))) ?? "";
    taken.add(plain(found));
    return found;
  });
}

/** Who plays a bot's seat: the one chosen, or if nobody has chosen or that one does not play this game, the characters
 * one after the other; nobody on a person's. */
export function botOf({ kind, bot }: NewSeat, bots: BotInfo[], place: number): BotInfo | null {
  if (kind !== "bot") return null;
  const usual = presets(bots);
  return bots.find((each) => each.name === bot) ?? usual[(place + usual.length - 1) % usual.length] ?? null;
}

/** A bot of each character, and one of none. */
export const characters = (bots: BotInfo[]): BotInfo[] =>
  [...presets(bots), ...bots].filter(
    (bot, place, all) => all.findIndex((other) => other.character === bot.character) === place,
  );

/** The bot of a character at a level, or at its usual one, or its best. */
export function atLevel(character: string | null, level: string | undefined, bots: BotInfo[]): BotInfo {
  const own = bots.filter((bot) => bot.character === character);
  return own.find((bot) => bot.level === level) ?? own.find((bot) => bot.name === character) ?? own.at(-1)!;
}

/** A name, and the same with a number for others of the kind. */
const numbered = (name: string, most: number): string[] =>
  Array.from({ length: most }, (_, before) => (before ? `${name} ${before + 1}` : name));

/** The seats of a table, as whoever holds these of them starts a rematch. */
export const again = (table: AnyTable, held: string[]): Place[] =>
  table.seats.map(({ seat, name, called, kind, bot }) => ({
    name: called ? "" : name,
    kind: kind === "bot" ? "bot" : held.includes(seat) ? "human" : "link",
    bot,
    was: seat,
  }));
