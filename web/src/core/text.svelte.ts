// Every sentence of the page, in the language of the moment. Fluent files are shared with the Python side.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { savedLanguage, saveLanguage } from "./device";
import { edition } from "./edition.svelte";

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

/** The attributes of the message `id`, by name. */
export function attributes(id: string): Record<string, string> {
  const names = Object.keys(bundles[state.language].getMessage(id)?.attributes ?? {});
  return Object.fromEntries(names.map((name) => [name, say(`${id}.${name}`)]));
}

export const editionName = (edition: string): string => (has(`edition-${edition}`) ? say(`edition-${edition}`) : edition);

/** A list of names as a sentence has it: "Ann, Ben and Cleo". */
export const list = (names: string[]): string =>
  new Intl.ListFormat(state.language, { type: "conjunction" }).format(names);

/** A sum in the money of the edition on the table: "3 coins", "3 DMW". */
export const money = (number: number): string => (has(`money-${edition()}`) ? say(`money-${edition()}`, { number }) : String(number));
