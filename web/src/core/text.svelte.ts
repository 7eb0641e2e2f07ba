// Every sentence of the page, in the language of the moment. The server teaches it, which has the Fluent files of all games.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { savedLanguage, saveLanguage } from "./device";
import { edition } from "./edition.svelte";

export type Language = "de" | "en";
export const LANGUAGES: Record<Language, string> = { de: "Deutsch", en: "English" };

const SILENCE = new FluentBundle("en");
const bundles: Partial<Record<Language, FluentBundle>> = {};

export const speaks = (language: Language): boolean => language in bundles;

/** All sentences of a language, as Fluent. */
export function teach(language: Language, fluent: string): void {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(fluent));
  bundles[language] = bundle;
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

const bundle = (): FluentBundle => bundles[state.language] ?? SILENCE;

function pattern(id: string) {
  const dot = id.indexOf(".");
  const message = bundle().getMessage(dot < 0 ? id : id.slice(0, dot));
  if (!message) return null;
  return dot < 0 ? message.value : (message.attributes[id.slice(dot + 1)] ?? null);
}

/** Whether there is a message `id`, or `id.attribute`. */
export const has = (id: string): boolean => pattern(id) !== null;

/** The message `id`, or `id.attribute`, as a sentence. */
export function say(id: string, args: Record<string, FluentVariable> = {}): string {
  const found = pattern(id);
  return found === null ? id : bundle().formatPattern(found, args, []);
}

/** The attributes of the message `id`, by name. */
export function attributes(id: string): Record<string, string> {
  const names = Object.keys(bundle().getMessage(id)?.attributes ?? {});
  return Object.fromEntries(names.map((name) => [name, say(`${id}.${name}`)]));
}

export const editionName = (edition: string): string =>
  has(`edition-${edition}`) ? say(`edition-${edition}`) : edition;

/** A list of names as a sentence has it: "Ann, Ben and Cleo". */
export const list = (names: string[]): string =>
  new Intl.ListFormat(state.language, { type: "conjunction" }).format(names);

/** A sum in the money of the edition on the table: "3 coins", "3 DMW". */
export const money = (number: number): string =>
  has(`money-${edition()}`) ? say(`money-${edition()}`, { number }) : String(number);

/** A day, given as ISO. */
export const day = (date: string): string =>
  new Intl.DateTimeFormat(language(), { dateStyle: "medium" }).format(Date.parse(date));
