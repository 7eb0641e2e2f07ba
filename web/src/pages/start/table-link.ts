// Links to tables, as somebody pastes them out of a chat.

import { tableAt } from "../../core/route.svelte";

/** Where a link leads to on this page, its key included: with or without the server's address, words around it or not.
 * Null if it leads to no table of this server. */
export function tableLink(typed: string, home: string): string | null {
  for (const word of typed.trim().split(/\s+/)) {
    if (!URL.canParse(word, `${home}/`)) continue;
    const { origin, pathname, hash } = new URL(word, `${home}/`);
    const path = (origin + pathname).startsWith(`${home}/`) ? (origin + pathname).slice(home.length) : "";
    if (tableAt(path)) return path + hash;
  }
  return null;
}
