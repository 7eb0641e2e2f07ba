// Every sentence of the page, in the language of the moment. Fluent files are shared with the Python side.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { savedLanguage, saveLanguage } from "./device";
import { edition } from "./edition.svelte";
import type { Args, Argument } from "./wire";

export type Language = "de" | "en";
export const LANGUAGES: Record<Language, string> = { de: "Deutsch", en: "English" };

/** The files that the page needs; the command line and the server have more. */
const FILES: Record<string, string> = import.meta.glob(
  ["../../../src/altbau/core/text/page.*.ftl", "../../../src/altbau/games/*/text/*.ftl"],
  { query: "?raw", import: "default", eager: true },
);

function bundle(language: Language): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const [path, file] of Object.entries(FILES))
    if (path.endsWith(`.${language}.ftl`)) made.addResource(new FluentResource(file));
  return made;
}

const bundles: Record<Language, FluentBundle> = { de: bundle("de"), en: bundle("en") };

function first(): Language {
  const saved = savedLanguage();
  if (saved === "de" || saved === "en") return saved;
  return navigator.languages.some((name) => name.startsWith("de")) ? "de" : "en";
}

const state = $state({ language: first() });

export const language = (): Language => state.language;

export function speak(chosen: Language): void {
  state.language = chosen;
  saveLanguage(chosen);
}

function pattern(id: string) {
  const dot = id.indexOf(".");
  const message = bundles[state.language].getMessage(dot < 0 ? id : id.slice(0, dot));
  if (!message) return null;
  return dot < 0 ? message.value : (message.attributes[id.slice(dot + 1)] ?? null);
}

/** Whether there is a message `id`, or `id.attribute`. */
export const has = (id: string): boolean => pattern(id) !== null;

/** The message `id`, or `id.attribute`, as a sentence. */
export function say(id: string, args: Record<string, FluentVariable> = {}): string {
  const found = pattern(id);
  return found === null ? id : bundles[state.language].formatPattern(found, args, []);
}

export const editionName = (edition: string): string => (has(`edition-${edition}`) ? say(`edition-${edition}`) : edition);

/** A list of names as a sentence has it: "Ann, Ben and Cleo". */
export const list = (names: string[]): string =>
  new Intl.ListFormat(state.language, { type: "conjunction" }).format(names);

/** A sum in the money of the edition on the table: "3 coins", "3 DMW". */
export const money = (number: number): string => say(`money-${edition()}`, { number });

export const cardName = (card: string): string => say(`card-${card}`);

const APARTMENT = /^([A-Z]\d+)\.(basement|attic|\d+)$/;

/** A building or an apartment in words: "B1", "B1 (floor 2)". */
export function placeName(place: string): string {
  const found = APARTMENT.exec(place);
  if (!found) return place;
  const [, building = "", level = ""] = found;
  if (level === "1") return say("apartment-ground", { building });
  return /\d/.test(level)
    ? say("apartment-floor", { building, floor: Number(level) })
    : say(`apartment-${level}`, { building });
}

type NameOf = (seat: string) => string;
type Words = Record<string, FluentVariable>;

const isSeat = (token: string) => /^[A-Z]$/.test(token);
const isPlace = (token: string) => /^[A-Z]\d+(\.|$)/.test(token);

/** A token of the notation in words: a player's name, a place, a card, a sum of money. */
export function thing(token: string, nameOf: NameOf): string {
  if (isSeat(token)) return nameOf(token);
  if (isPlace(token)) return placeName(token);
  if (/^\d+$/.test(token)) return money(Number(token));
  const kinds = ["card", "square", "lot", "drawn"];
  const kind = kinds.find((kind) => has(`${kind}-${token}`));
  if (kind) return say(`${kind}-${token}`);
  return token === "jail-card" ? say("leave-jail-card") : token;
}

/** A card's name and its grammatical forms: `$card`, `$card-key`, `$card-den` … */
function cardWords(name: string, card: string): Words {
  const message = bundles[state.language].getMessage(`card-${card}`);
  const forms = Object.keys(message?.attributes ?? {});
  return {
    [name]: cardName(card),
    [`${name}-key`]: card,
    ...Object.fromEntries(forms.map((form) => [`${name}-${form}`, say(`card-${card}.${form}`)])),
  };
}

/** Arguments of an event or a question made ready for its message; `actor` is the seat that acts or is asked. */
export function words(args: Args, actor: string | null, nameOf: NameOf, ifNull = ""): Words {
  const ready: Words = actor ? { player: nameOf(actor) } : {};
  for (const [name, value] of Object.entries(args)) Object.assign(ready, argument(name, value ?? (WITH_THE_BANK.includes(name) ? BANK : ifNull), actor, nameOf));
  return ready;
}

const GOODS = ["given", "asked"]; // the two sides of a trade
const BANK = "bank"; // where a player is nobody
const WITH_THE_BANK = ["creditor", "leader"];

/** Cards, places and sums of money: "Murder and 2 DMW", a dash for nothing. */
const goods = (tokens: string[]): string => list(tokens.map((token) => thing(token, (seat) => seat))) || "–";

function argument(name: string, value: Argument, actor: string | null, nameOf: NameOf): Words {
  const own = (seat: string) => (seat === actor ? "yes" : "no");
  if (value === BANK) return { [name]: say("the-bank"), [`${name}-own`]: "no" };
  if (typeof value === "number") return { [name]: value, [`${name}-money`]: money(value) };
  if (typeof value !== "string") {
    if (GOODS.includes(name)) return { [name]: goods(value.filter((part) => typeof part === "string")) };
    const seats = value.filter((part) => typeof part === "string");
    return { [name]: list(seats.map(nameOf)), [`${name}-number`]: seats.length === 1 ? "one" : "many" };
  }
  if (isSeat(value)) return { [name]: nameOf(value), [`${name}-own`]: own(value) };
  if (!value) return { [name]: "", [`${name}-key`]: "", [`${name}-own`]: "none" };
  if (!isPlace(value)) return has(`card-${value}`) ? cardWords(name, value) : { [name]: thing(value, nameOf), [`${name}-key`]: value };
  const owner = value.charAt(0);
  return { [name]: placeName(value), [`${name}-owner`]: nameOf(owner), [`${name}-own`]: own(owner) };
}
