// What sentences and options tell of, in words: each thing by the type that comes with it.

import type { FluentVariable } from "@fluent/bundle";
import { game } from "./edition.svelte";
import { gameOf } from "./game";
import { attributes, has, list, money, say } from "./text.svelte";
import type { Argument, Arguments } from "./wire";

export type NameOf = (seat: string) => string;
type Words = Record<string, FluentVariable>;

/** A value in words, for a seat that acts or is asked: itself as `""`, what else a sentence needs by its suffix. */
export type Saying = (value: Argument["value"], actor: string | null, nameOf: NameOf) => Words;

const ofAll: Record<string, Saying> = {
  seat: (value, actor, nameOf) => ({
    "": value === null ? say("the-bank") : nameOf(String(value)),
    own: yes(value !== null && value === actor),
  }),
  seats: (value, actor, nameOf) => {
    const seats = parts(value).map((part) => String(part.value));
    return {
      "": list(seats.map(nameOf)),
      number: seats.length === 1 ? "one" : "many",
      own: yes(actor !== null && seats.includes(actor)),
    };
  },
  coins: (value) => ({ "": Number(value), money: money(Number(value)) }),
  number: (value) => ({ "": Number(value) }),
  key: (value) => ({ "": String(value) }),
  goods: (value, _actor, nameOf) => ({
    "": list(parts(value).map((part) => good(part, nameOf))) || say("good-nothing"),
  }),
};

/** A thing that has a message, with the forms of its name. */
const named =
  (type: string): Saying =>
  (value): Words => {
    if (value === null) return { "": "", key: "", own: "none" };
    const id = `${type}-${String(value)}`;
    return { "": has(id) ? say(id) : String(value), key: String(value), ...attributes(id) };
  };

const parts = (value: Argument["value"]): Argument[] => (Array.isArray(value) ? value : []);
export const yes = (true_: boolean): string => (true_ ? "yes" : "no");

const saying = (type: string): Saying => ofAll[type] ?? gameOf(game())?.sayings?.[type] ?? named(type);

/** Something by itself: a player's name, a place, a card, a sum of money. */
export function said({ type, value }: Argument, nameOf: NameOf): string {
  const words = saying(type)(value, null, nameOf);
  return String(words.money ?? words[""]);
}

/** Something as a sentence about a trade has it. */
function good(thing: Argument, nameOf: NameOf): string {
  const id = [`good-${String(thing.value)}`, `good-${thing.type}`].find((id) => has(id));
  return id ? say(id, words({ good: thing }, null, nameOf)) : said(thing, nameOf);
}

/** Whether something is a seat's own: the seat itself, or a place that belongs to it. */
export const isOwn = ({ type, value }: Argument, seat: string): boolean =>
  saying(type)(value, seat, (letter) => letter).own === "yes";

/** Arguments made ready for their message; `actor` is the seat that acts or is asked. */
export function words(args: Arguments, actor: string | null, nameOf: NameOf): Words {
  const ready: Words = actor ? { player: nameOf(actor) } : {};
  for (const [name, { type, value }] of Object.entries(args))
    for (const [suffix, word] of Object.entries(saying(type)(value, actor, nameOf)))
      ready[suffix ? `${name}-${suffix}` : name] = word;
  return ready;
}
