// Message arguments in words: each by the rule for its type (core/text/argument_forms.py), like the server's `Narrator`.

import type { FluentVariable } from "@fluent/bundle";
import { SAYINGS } from "../../constants";
import type { Argument, Arguments } from "../messages/wire";
import { game } from "./edition.svelte";
import { attributes, has, list, money, say } from "./text.svelte";

export type NameOf = (seat: string) => string;
type Words = Record<string, FluentVariable>;

interface Saying {
  forms?: Record<string, string>;
  message?: string;
  parts?: string[];
  missing?: string;
}

const {
  all,
  things,
  games,
}: { all: Record<string, Saying>; things: Saying; games: Record<string, Record<string, Saying>> } = SAYINGS;

const yes = (true_: boolean): string => (true_ ? "yes" : "no");

/** The forms of an argument: the plain one as `""`, others by their suffix. `actor` is the seat that acts or is
 * asked. */
function forms({ type, value }: Argument, actor: string | null, nameOf: NameOf): Words {
  const saying = games[game()]?.[type] ?? all[type] ?? things;
  const sources = Object.entries(saying.forms ?? {});
  if (value === null) {
    const none = Object.fromEntries(sources.map(([form]) => [form, "none"]));
    return { ...none, "": "", ...(saying.missing ? message(saying.missing) : {}) };
  }
  const found = Object.fromEntries(
    sources.map(([form, source]) => [
      form,
      Array.isArray(value) ? ofSeveral(source, value, actor, nameOf) : ofOne(source, value, actor, nameOf),
    ]),
  );
  if (!saying.message) return found;
  const id = saying.message.replace("<type>", type).replace("<value>", String(value));
  const parts = String(value).split(".");
  const told = saying.parts?.map((name, place) => [name, number(parts[place] ?? "none")]);
  return { ...found, ...(has(id) ? message(id, Object.fromEntries(told ?? [])) : { "": String(value) }) };
}

const number = (part: string): FluentVariable => (/^\d+$/.test(part) ? Number(part) : part);

const message = (id: string, args: Words = {}): Words => ({ "": say(id, args), ...attributes(id) });

/** A form's value by its source. */
function ofOne(source: string, value: string | number, actor: string | null, nameOf: NameOf): FluentVariable {
  if (source === "money") return money(Number(value));
  if (source === "value") return value;
  const seat = String(value).charAt(0);
  return source === "own" ? yes(seat === actor) : nameOf(seat);
}

function ofSeveral(source: string, several: Argument[], actor: string | null, nameOf: NameOf): FluentVariable {
  if (source === "own") return yes(several.some(({ value }) => value === actor));
  if (source === "number") return several.length === 1 ? "one" : "many";
  if (source === "names") return list(several.map((each) => said(each, nameOf)));
  return list(several.map((each) => good(each, nameOf))) || say("good-nothing");
}

/** An argument on its own: a player's name, a place, a card, a sum of money. */
export function said(argument: Argument, nameOf: NameOf): string {
  const words = forms(argument, null, nameOf);
  return String(words.money ?? words[""]);
}

/** A thing in a sentence about a trade. */
function good(thing: Argument, nameOf: NameOf): string {
  const id = [`good-${String(thing.value)}`, `good-${thing.type}`].find((id) => has(id));
  return id ? say(id, words({ good: thing }, null, nameOf)) : said(thing, nameOf);
}

/** Whether an argument is the seat itself or a place that belongs to it. */
export const isOwn = (argument: Argument, seat: string): boolean =>
  forms(argument, seat, (letter) => letter).own === "yes";

/** Arguments prepared for their message; `actor` is the seat that acts or is asked. */
export function words(args: Arguments, actor: string | null, nameOf: NameOf): Words {
  const ready: Words = actor ? { player: nameOf(actor) } : {};
  for (const [name, argument] of Object.entries(args))
    for (const [form, word] of Object.entries(forms(argument, actor, nameOf)))
      ready[form ? `${name}-${form}` : name] = word;
  return ready;
}
