// All texts of the page in the current language. They come from the server: the page's messages, and those of each
// game, looked up by one of its editions; by default that on the table.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { savedLanguage, saveLanguage } from "../device/device";
import { agreed, edition } from "./edition.svelte";
import type { HouseRules, Texts } from "../messages/wire";

export type Language = "de" | "en";
export const LANGUAGES: Record<Language, string> = { de: "Deutsch", en: "English" };

/** The messages of a language: the page's alone, and per edition together with those of its game. */
interface Bundles {
  core: FluentBundle;
  byEdition: Record<string, FluentBundle>;
}

const SILENCE: Bundles = { core: new FluentBundle("en"), byEdition: {} };
const known: Partial<Record<Language, Bundles>> = {};

export const speaks = (language: Language): boolean => language in known;

/** Load all messages of a language, game by game, with a pause before each in which the browser can draw. Throws if a
 * message is defined twice. */
export async function teach(language: Language, { core, games }: Texts): Promise<void> {
  const ofPage = new FluentResource(core);
  const byEdition: Record<string, FluentBundle> = {};
  for (const { editions, fluent } of games) {
    await new Promise((resolve) => setTimeout(resolve));
    const bundle = bundleOf(language, [ofPage, new FluentResource(fluent)]);
    for (const edition of editions) byEdition[edition] = bundle;
  }
  known[language] = { core: bundleOf(language, [ofPage]), byEdition };
}

/** Add messages to a loaded language that only one page needs. */
export function teachMore(language: Language, fluent: string): void {
  const { core, byEdition } = known[language] ?? SILENCE;
  const more = new FluentResource(fluent);
  for (const bundle of [core, ...Object.values(byEdition)]) bundle.addResource(more); // shared by a game's editions
}

function bundleOf(language: Language, resources: FluentResource[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const [error] = resources.flatMap((resource) => bundle.addResource(resource));
  if (error) throw error;
  return bundle;
}

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

function bundle(edition: string): FluentBundle {
  const { core, byEdition } = known[state.language] ?? SILENCE;
  return (Object.hasOwn(byEdition, edition) && byEdition[edition]) || core; // a stored name may be "constructor"
}

function pattern(id: string, of: string) {
  const dot = id.indexOf(".");
  const message = bundle(of).getMessage(dot < 0 ? id : id.slice(0, dot));
  if (!message) return null;
  return dot < 0 ? message.value : (message.attributes[id.slice(dot + 1)] ?? null);
}

/** Whether the page or the edition's game has a message `id` or `id.attribute`. */
export const has = (id: string, of: string = edition()): boolean => pattern(id, of) !== null;

/** The message `id` or `id.attribute` of the page or of the edition's game; the id itself if it is missing. */
export function say(id: string, args: Record<string, FluentVariable> = {}, of: string = edition()): string {
  const found = pattern(id, of);
  return found === null ? id : bundle(of).formatPattern(found, args, []);
}

/** The message in place of `id` at this table: `id-option`, if there is one for an option that is on. */
export function asAgreed(id: string): string {
  const option = agreed().find((name) => has(`${id}-${name}`));
  return option ? `${id}-${option}` : id;
}

/** The attributes of the message `id`, by name. */
export function attributes(id: string): Record<string, string> {
  const names = Object.keys(bundle(edition()).getMessage(id)?.attributes ?? {});
  return Object.fromEntries(names.map((name) => [name, say(`${id}.${name}`)]));
}

/** The name of an edition: its own if it has house rules. */
export const editionName = (edition: string, house: HouseRules = {}): string => ownName(house) ?? printedName(edition);

/** The own name of an edition with these house rules. */
export function ownName(house: HouseRules): string | undefined {
  const names = house.name;
  return typeof names === "object" ? String(names[language()] ?? "") || undefined : undefined;
}

const printedName = (edition: string): string =>
  has(`edition-${edition}`, edition) ? say(`edition-${edition}`, {}, edition) : edition;

/** Names as a list in a sentence: "Ann, Ben and Cleo". */
export const list = (names: string[]): string =>
  names.length < 2
    ? names.join("")
    : say("names-and", { first: names.slice(0, -1).join(", "), last: names.at(-1) ?? "" });

/** A sum in the currency of the edition on the table: "3 coins", "3 DMW". */
export const money = (number: number): string => moneyOf(edition(), number);

/** What money is called, by itself. */
export const currency = (): string =>
  has(`currency-${edition()}`) ? say(`currency-${edition()}`) : say("page-analysis-show-money");

/** A sum in the currency of any edition. */
export const moneyOf = (edition: string, number: number): string =>
  has(`money-${edition}`, edition) ? say(`money-${edition}`, { number }, edition) : String(number);

function isLocale(name: string): boolean {
  try {
    return Intl.getCanonicalLocales(name).length > 0;
  } catch {
    return false; // such as "en-US@posix"
  }
}

/** The locale for numbers and dates: the page's language, in the user's regional variant. */
const region = (): string =>
  navigator.languages.find((name) => name.startsWith(language()) && isLocale(name)) ?? language();

/** The date of an ISO timestamp. */
export const day = (date: string): string =>
  new Intl.DateTimeFormat(region(), { dateStyle: "medium" }).format(Date.parse(date));

/** The weekday of an ISO timestamp. */
export const weekday = (date: string): string =>
  new Intl.DateTimeFormat(language(), { weekday: "long" }).format(Date.parse(date));

/** The time of day of an ISO timestamp. */
export const hour = (date: string): string =>
  new Intl.DateTimeFormat(region(), { timeStyle: "short" }).format(Date.parse(date));

/** An ISO timestamp: only the time if it is today. */
export const timeOf = (date: string): string =>
  day(date) === new Intl.DateTimeFormat(region(), { dateStyle: "medium" }).format() ? hour(date) : moment(date);

/** Date and time of an ISO timestamp; only the date if it has no time. */
export const moment = (date: string): string =>
  date.includes("T")
    ? new Intl.DateTimeFormat(region(), { dateStyle: "medium", timeStyle: "short" }).format(Date.parse(date))
    : day(date);
