// Links to tables, as pasted from a chat.

import { tableAt } from "../../core/route/route.svelte";

/** The path and key of the first link to a table in the text, with or without the server's address; null if there is
 * none. */
export function tableLink(typed: string, home: string): string | null {
  for (const word of typed.trim().split(/\s+/)) {
    const { origin, pathname, hash } = parsed(word, `${home}/`);
    const path = (origin + pathname).startsWith(`${home}/`) ? (origin + pathname).slice(home.length) : "";
    if (tableAt(path)) return path + hash;
  }
  return null;
}

/** The address that a word is; the base if it is none. */
function parsed(word: string, base: string): URL {
  try {
    return new URL(word, base);
  } catch {
    return new URL(base);
  }
}
