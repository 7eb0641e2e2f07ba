// A log entry in words, and the calculation behind its amount.

import type { Arguments, Calculation, LogEntry } from "../messages/wire";
import { has, language, money, say } from "../text/text.svelte";
import { isOwn, words, type NameOf } from "../text/words";

/** The seat that acts: the first seat among the arguments. */
export const actor = (entry: LogEntry): string | null => {
  const seat = Object.values(entry.args).find(({ type }) => type === "seat")?.value;
  return typeof seat === "string" ? seat : null;
};

const ready = (entry: LogEntry, nameOf: NameOf) => words(entry.args, actor(entry), nameOf);

/** The words of an entry, with who chose it if that was not the player. */
export const chosen = ({ by }: LogEntry, said: string): string => (by ? say("page-told-by", { said, by }) : said);

export const sentence = (entry: LogEntry, nameOf: NameOf): string =>
  chosen(entry, entry.told?.[language()]?.said ?? say(`event-${entry.name}`, ready(entry, nameOf)));

export interface Line {
  text: string;
  rules: string[];
}

/** The lines before the sum. */
function items({ rules, args, lines }: Calculation, nameOf: NameOf): Line[] {
  const types = Object.entries(args);
  return lines.map(([reason, ...values]) => {
    const told = types.map(([name, type], place) => [name, { type, value: values[place] ?? null }]);
    const text = say(`reason-${reason}`, words(Object.fromEntries(told) as Arguments, null, nameOf));
    return { text, rules: [rules[String(reason)] ?? []].flat() };
  });
}

/** How an amount was calculated, line by line; empty if no money changed hands. */
export function calculation(entry: LogEntry, nameOf: NameOf): Line[] {
  if (entry.told) return (entry.told[language()]?.how ?? []).map((text) => ({ text, rules: [] }));
  if (!entry.args.coins) return [];
  const id = `calculation-${entry.name}`;
  const sum = has(id) ? [{ text: say(id, ready(entry, nameOf)), rules: entry.rules }] : [];
  return [...(entry.items ? items(entry.items, nameOf) : []), ...sum];
}

/** Whether an entry has hidden arguments and a message for several such entries in one sentence. */
const foldable = (entry: LogEntry): boolean =>
  has(`several-${entry.name}`) && Object.values(entry.args).some(({ value }) => value === null);

/** The log as lines of one entry each; consecutive hidden entries of the same kind and player share a line. */
export function folded(log: LogEntry[]): LogEntry[][] {
  const lines: LogEntry[][] = [];
  for (const entry of log) {
    const line = lines.at(-1);
    const first = line?.[0];
    const continues =
      first && first.name === entry.name && actor(first) === actor(entry) && foldable(first) && foldable(entry);
    if (continues) line.push(entry);
    else lines.push([entry]);
  }
  return lines;
}

/** Several entries in one sentence, by the message with this prefix. */
export function several(entries: LogEntry[], nameOf: NameOf, prefix = "several-"): string {
  const coins = entries.reduce((sum, { args }) => sum + Number(args.coins?.value ?? 0), 0);
  const [first] = entries;
  if (!first) return "";
  const told = { ...ready(first, nameOf), number: entries.length, "coins-money": money(coins) };
  return chosen(first, say(prefix + first.name, told));
}

/** A line of the log. */
export const told = ([first, ...others]: LogEntry[], nameOf: NameOf): string =>
  !first ? "" : others.length ? several([first, ...others], nameOf) : sentence(first, nameOf);

/** Whether an entry concerns a seat: it acts, is named, or owns the place. */
export const concerns = (entry: LogEntry, seat: string): boolean =>
  Object.values(entry.args).some((arg) => isOwn(arg, seat));

/** Whether the live region announces an entry anyway to this viewer (null: a spectator). */
export const announced = (entry: LogEntry, viewer: string | null): boolean =>
  entry.begins || entry.for_all || viewer === null || concerns(entry, viewer);
