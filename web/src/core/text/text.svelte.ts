// The texts of the page in the current language. They come from the server in parts: those of the page, and those of
// each game, looked up by one of its editions; by default that on the table.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { savedLanguage, saveLanguage } from "../device/device";
import { agreed, edition } from "./edition.svelte";
import type { HouseRules, Texts } from "../messages/wire";
import { numberIn, writeNumbers } from "./numbers";

export type Language = "de" | "en";

export const LANGUAGES: Record<Language, string> = { de: "Deutsch", en: "English" };

/** The messages of a language: the page's alone, and per game together with those of the page. */
class Voice {
  readonly #language: Language;
  readonly #shared: FluentResource[] = [];
  readonly #byGame: Record<string, FluentBundle> = {};
  readonly games: Record<string, string> = {}; // by edition
  readonly #core: FluentBundle;

  constructor(language: Language) {
    this.#language = language;
    this.#core = this.#bundle();
  }

  #bundle(): FluentBundle {
    const made = new FluentBundle(this.#language, { useIsolating: false });
    writeNumbers(made, this.#language);
    return made;
  }

  /** Add messages of the page. */
  share(fluent: string): void {
    const said = new FluentResource(fluent);
    this.#shared.push(said);
    for (const each of [this.#core, ...Object.values(this.#byGame)]) each.addResource(said, REPLACE);
  }

  /** Add messages of a game. */
  add(game: string, editions: string[], fluent: string): void {
    if (!this.#byGame[game]) {
      this.#byGame[game] = this.#bundle();
      for (const each of this.#shared) this.#byGame[game].addResource(each, REPLACE);
    }
    for (const edition of editions) this.games[edition] = game;
    this.#byGame[game].addResource(new FluentResource(fluent), REPLACE);
  }

  of(edition: string): FluentBundle {
    const game = Object.hasOwn(this.games, edition) ? this.games[edition] : undefined; // it may be "constructor"
    return (game && this.#byGame[game]) || this.#core;
  }
}

const REPLACE = { allowOverrides: true }; // what is taught again
const known: Record<Language, Voice> = { de: new Voice("de"), en: new Voice("en") };

/** Add messages to a language, game by game, with a pause before each in which the browser can draw. */
export async function teach(language: Language, { core, games }: Texts): Promise<void> {
  known[language].share(core);
  for (const { game, editions, fluent } of games) {
    await new Promise((resolve) => setTimeout(resolve));
    known[language].add(game, editions, fluent);
  }
}

/** The names of the games by their editions, as far as the language has messages of them. */
export const gamesIn = (language: Language): Readonly<Record<string, string>> => known[language].games;

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

const bundle = (edition: string): FluentBundle => known[state.language].of(edition);

function pattern(id: string, of: string) {
  const dot = id.indexOf(".");
  const message = bundle(of).getMessage(dot < 0 ? id : id.slice(0, dot));
  if (!message) return null;
  return dot < 0 ? message.value : (message.attributes[id.slice(dot + 1)] ?? null);
}

/** Whether the page or the edition's game has a message `id` or `id.attribute`. */
export const has = (id: string, of: string = edition()): boolean => pattern(id, of) !== null;

/** The message `id` or `id.attribute` of the page or of the edition's game. Where it is missing, the id itself, which is
 * reported; tests fail by that. */
export function say(id: string, args: Record<string, FluentVariable> = {}, of: string = edition()): string {
  const found = pattern(id, of);
  if (found !== null) return bundle(of).formatPattern(found, args, []);
  const missing = new Error(`There is no message ${id} here.`);
  if (import.meta.env.MODE === "test") throw missing;
  reportError(missing);
  return id;
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

/** A number as it is written in this language. */
export const figure = (number: number): string => numberIn(language(), number);

/** A sum in the currency of any edition. */
export const moneyOf = (edition: string, number: number): string =>
  has(`money-${edition}`, edition) ? say(`money-${edition}`, { number }, edition) : figure(number);

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

/** A time, at least a minute, with the next smaller unit where there is one of the largest: "1 day 4 hr", "35 min". */
export function duration(seconds: number): string {
  const minutes = Math.max(1, Math.floor(seconds / 60));
  const hours = Math.floor(minutes / 60);
  const days = Math.floor(hours / 24);
  const [first, second] = days ? [days, hours % 24] : [hours, minutes % 60];
  const [large, small] = days ? ["day", "hour"] : ["hour", "minute"];
  const units = [
    [first, large],
    [first > 1 ? 0 : second, small],
  ] as const;
  return units
    .filter(([number]) => number)
    .map(([number, unit]) => {
      const unitDisplay = unit === "day" ? "long" : "short";
      return new Intl.NumberFormat(language(), { style: "unit", unit, unitDisplay }).format(number);
    })
    .join(" ");
}

/** Date and time of an ISO timestamp; only the date if it has no time. */
export const moment = (date: string): string =>
  date.includes("T")
    ? new Intl.DateTimeFormat(region(), { dateStyle: "medium", timeStyle: "short" }).format(Date.parse(date))
    : day(date);
