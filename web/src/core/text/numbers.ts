// Whole numbers as German and English write them, and their plurals. `Intl` knows both, too, but its first use takes
// longer than all else that a page computes of its texts.

import type { FluentBundle } from "@fluent/bundle";

const WITHOUT_OPTIONS = "{}"; // how a bundle keeps the formats of numbers that have none
const GROUPS = /\B(?=(?:\d{3})+$)/g;
const MOST = 1e15; // above it, digits are lost

const isWhole = (value: number): boolean =>
  Number.isInteger(value) && value >= 0 && value < MOST && !Object.is(value, -0);

/** A number as a language writes it. */
export const numberIn = (language: "de" | "en", value: number): string =>
  isWhole(value)
    ? String(value).replace(GROUPS, { de: ".", en: "," }[language])
    : new Intl.NumberFormat(language).format(value);

/** Let the messages of a bundle write whole numbers in this way; others are left to `Intl`. */
export function writeNumbers(bundle: FluentBundle, language: "de" | "en"): void {
  const formats = bundle._intls; // one for all bundles of a language
  if (formats.has(Intl.NumberFormat)) return;
  const format = (value: number): string => numberIn(language, value);
  const select = (value: number): Intl.LDMLPluralRule =>
    isWhole(value) ? (value === 1 ? "one" : "other") : new Intl.PluralRules(language).select(value);
  formats.set(Intl.NumberFormat, { [WITHOUT_OPTIONS]: { format } as Intl.NumberFormat });
  formats.set(Intl.PluralRules, { [WITHOUT_OPTIONS]: { select } as Intl.PluralRules });
}
