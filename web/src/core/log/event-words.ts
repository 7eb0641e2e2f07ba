// A log entry in words, and the calculation behind its money.

import { cardName, has, language, money, placeName, say, words } from "../text.svelte";
import type { Args, Item, LogEntry } from "../wire";

type NameOf = (seat: string) => string;

/** The seat that acts: the event's first player. */
const actor = (entry: LogEntry): string | null =>
  (Object.values(entry.args).find((value) => typeof value === "string" && /^[A-Z]$/.test(value)) as string) ?? null;

function ready(entry: LogEntry, nameOf: NameOf) {
  const shown = Object.fromEntries(Object.entries(entry.args).filter(([name]) => name !== "items"));
  const hidden: Args = "card" in entry.args && entry.args.card === null ? { card: "hidden" } : {};
  return words({ ...shown, ...hidden }, actor(entry), nameOf);
}

export const sentence = (entry: LogEntry, nameOf: NameOf): string =>
  entry.told?.[language()]?.said ?? say(`event-${entry.name}`, ready(entry, nameOf));

export interface Line {
  text: string;
  rule: string;
}

/** How an amount came about, line by line; nothing where no money changed hands. */
export function calculation(entry: LogEntry, nameOf: NameOf): Line[] {
  if (entry.told) return (entry.told[language()]?.how ?? []).map((text) => ({ text, rule: "" }));
  if (typeof entry.args.coins !== "number") return [];
  const items = Array.isArray(entry.args.items) ? entry.args.items.filter((item) => typeof item === "object") : [];
  const id = `calculation-${entry.name}`;
  const sum = has(id) ? [{ text: say(id, ready(entry, nameOf)), rule: entry.rules.join(", ") }] : [];
  return [...items.map(itemLine), ...sum];
}

const itemLine = ({ reason, rule, coins, place, card }: Item): Line => ({
  text: say(`reason-${reason}`, { "coins-money": money(coins), place: place ? placeName(place) : "", card: card ? cardName(card) : "" }),
  rule,
});

const hiddenPurchase = (entry: LogEntry): boolean => entry.name === "bought" && entry.args.card === null;

/** The log in lines of one entry, but for the cards that somebody buys one after another and nobody else sees. */
export function folded(log: LogEntry[]): LogEntry[][] {
  const lines: LogEntry[][] = [];
  for (const entry of log) {
    const line = lines.at(-1);
    const first = line?.[0];
    const continues = first && hiddenPurchase(first) && hiddenPurchase(entry) && first.args.player === entry.args.player;
    if (continues) line.push(entry);
    else lines.push([entry]);
  }
  return lines;
}

/** Several cards that somebody buys one after another, in one sentence. */
export function purchases(entries: LogEntry[], nameOf: NameOf): string {
  const coins = entries.reduce((sum, { args }) => sum + Number(args.coins), 0);
  return say("page-log-bought", {
    player: nameOf(String(entries[0]?.args.player)),
    cards: entries.length,
    "coins-money": money(coins),
  });
}

/** Whether an entry touches a seat: it acts, is named, or owns the place. */
export function concerns(entry: LogEntry, seat: string): boolean {
  return Object.values(entry.args).some((value) =>
    Array.isArray(value) ? value.includes(seat) : typeof value === "string" && value.charAt(0) === seat,
  );
}
