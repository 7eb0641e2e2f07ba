// The seats of a new table: distinct names, and the players of the previous table.

import { characterName, namesOf, presets } from "../../core/catalogue/bots";
import type { AnyTable, BotInfo, NewSeat, SeatKind } from "../../core/messages/wire";

/** A seat of the form; "" if it has no name. */
export type Place = NewSeat & { name: string };

const plain = (name: string): string => name.normalize("NFKC").trim().replace(/\s+/g, " ").toLowerCase();

/** The index of the player who starts the table: the first person at this device. */
export const ownPlace = (seats: Place[]): number => seats.findIndex((seat) => seat.kind === "human");

/** Distinct names for all seats. A seat without a name gets the player's own name, a name of the bot's character, the
 * word for a guest, or an unused neighbour's name. */
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

/** The bot of a seat: the chosen one if the game has it, else the presets in turn; null for a person. */
export function botOf({ kind, bot }: NewSeat, bots: BotInfo[], place: number): BotInfo | null {
  if (kind !== "bot") return null;
  const usual = presets(bots);
  return bots.find((each) => each.name === bot) ?? usual[(place + usual.length - 1) % usual.length] ?? null;
}

/** One bot of each character, and one without a character. */
export const characters = (bots: BotInfo[]): BotInfo[] =>
  [...presets(bots), ...bots].filter(
    (bot, place, all) => all.findIndex((other) => other.character === bot.character) === place,
  );

/** The bot of a character at a level, else at its usual level, else its best. */
export function atLevel(character: string | null, level: string | undefined, bots: BotInfo[]): BotInfo {
  const own = bots.filter((bot) => bot.character === character);
  return own.find((bot) => bot.level === level) ?? own.find((bot) => bot.name === character) ?? own.at(-1)!;
}

/** A name and its numbered variants: "Ann", "Ann 2", ... */
const numbered = (name: string, most: number): string[] =>
  Array.from({ length: most }, (_, before) => (before ? `${name} ${before + 1}` : name));

/** What the kind of a person is called: the own one, and one who comes along to a rematch. */
export const personAs = (kind: SeatKind, { was }: Place, own: boolean): string =>
  own && kind === "human" ? "me" : was && kind === "link" ? "along" : kind;

/** The seat with somebody else on it. That at the previous table is kept if a person stays a person, and a bot a bot. */
export const become = (seat: Place, kind: SeatKind, bot: string | null): Place => ({
  ...seat,
  kind,
  bot,
  was: (kind === "bot") === (seat.kind === "bot") ? (seat.was ?? null) : null,
});

/** The seats of a rematch, started by the holder of these seats. */
export const again = (table: AnyTable, held: string[]): Place[] =>
  table.seats.map(({ seat, name, called, kind, bot }) => ({
    name: called ? "" : name,
    kind: kind === "bot" ? "bot" : held.includes(seat) ? "human" : "link",
    bot,
    was: seat,
  }));
