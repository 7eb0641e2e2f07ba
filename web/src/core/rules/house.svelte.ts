// What house rules change in an edition, in the words of the server: requested once for each language.

import { untrack } from "svelte";
import type { HouseChange, HouseRules } from "../messages/wire";
import { agreed, edition, house } from "../text/edition.svelte";
import { language } from "../text/text.svelte";
import { houseChanges } from "../transport/http";

const RETRY_AFTER = 3000;
const known = $state<Record<string, HouseChange[]>>({});
const asked: Record<string, boolean> = {};

async function load(key: string, of: string, rules: HouseRules): Promise<void> {
  try {
    known[key] = await houseChanges(of, rules);
  } catch {
    setTimeout(() => (asked[key] = false), RETRY_AFTER);
  }
}

/** All changes; empty until they have come. */
export function changesOf(of: string, rules: HouseRules): HouseChange[] {
  if (!Object.keys(rules).length) return [];
  const key = JSON.stringify([language(), of, rules]);
  if (!asked[key]) {
    asked[key] = true;
    untrack(() => void load(key, of, rules));
  }
  return known[key] ?? [];
}

/** What a text tells of the rules: their numbers, or the messages that it consists of. */
export interface Told {
  numbers?: string[];
  texts?: string[];
}

/** The house rules that the table has agreed on, if the edition is the one on the table. */
const houseHere = (of: string): HouseRules => (of === edition() ? house() : {});

/** The sentences of house rules in the place of what a text tells. */
export const sentencesAbout = ({ numbers = [], texts = [] }: Told, of: string, rules = houseHere(of)): string[] =>
  changesOf(of, rules)
    .filter(
      (change) =>
        change.rules.some((rule) => numbers.includes(rule)) || change.texts.some((text) => texts.includes(text)),
    )
    .map(({ sentence }) => sentence);

/** A place in the rulebook of an edition, with what the table has agreed on if it is the one on the table. */
export function bookPlace(of: string, rest = ""): string {
  const options = of === edition() && agreed().length ? `with=${agreed().join()}` : "";
  const query = [options, houseQuery(of)].filter(Boolean).join("&");
  const [path, anchor] = rest.split("#");
  return `/rules/${of}${path}${query ? `?${query}` : ""}${anchor ? `#${anchor}` : ""}`;
}

/** The part of an address that brings the table's house rules along (`houseAt`); "" without any. */
export function houseQuery(of: string): string {
  const rules = houseHere(of);
  return Object.keys(rules).length ? `house=${encodeURIComponent(JSON.stringify(rules))}` : "";
}

/** The house rules in an address; none if it has none that can be read. */
export function houseAt(search: string): HouseRules {
  try {
    const found: unknown = JSON.parse(decodeURIComponent(/[?&]house=([^&]*)/.exec(search)?.[1] ?? "{}"));
    return typeof found === "object" && found !== null && !Array.isArray(found) ? (found as HouseRules) : {};
  } catch {
    return {};
  }
}
