// A host's own card values: JSON, or the short form `hacker: {rent: 2, floors: 4}` with one card per line.

import type { CardValues } from "../../../core/messages/wire";

/** Parse card values. Throws SyntaxError, in the short form with the line number as its message. The server checks
 * the values. */
export function readValues(text: string): CardValues {
  if (text.trimStart().startsWith("{")) return JSON.parse(text) as CardValues;
  const found: CardValues = {};
  let card = "";
  for (const [at, raw] of text.split(/\r?\n/).entries()) {
    const line = raw.replace(/#.*/, "").trimEnd();
    if (!line.trim() || line.trim() === "cards:") continue;
    const one = /^\s*([a-z-]+)\s*:\s*\{(.*)\}\s*$/.exec(line);
    const head = /^\s*([a-z-]+)\s*:\s*$/.exec(line);
    const value = /^\s+([a-z]+)\s*:\s*(\d+)\s*$/.exec(line);
    if (one) found[one[1] ?? ""] = pairs(one[2] ?? "", at);
    else if (head) found[(card = head[1] ?? "")] = {};
    else if (value && card) found[card] = { ...found[card], [value[1] ?? ""]: Number(value[2]) };
    else throw new SyntaxError(String(at + 1));
  }
  return found;
}

function pairs(text: string, at: number): Record<string, number> {
  const entries = text.split(",").map((pair) => /^\s*([a-z]+)\s*:\s*(\d+)\s*$/.exec(pair));
  if (entries.some((entry) => entry === null)) throw new SyntaxError(String(at + 1));
  return Object.fromEntries(entries.map((entry) => [entry?.[1] ?? "", Number(entry?.[2])]));
}
