// Links to tables, as somebody pastes them out of a chat.

import { tableAt } from "../../core/route.svelte";

/** Where a link leads to on this page, its key included: with or without the server's address, words around it or not.
 * Null if it leads to no table of this server. */
export function tableLink(typed: string, origin: string): string | null {
  for (const word of typed.trim().split(/\s+/)) {
    if (!URL.canParse(word, origin)) continue;
    const address = new URL(word, origin);
    if (address.origin === origin && tableAt(address.pathname)) return address.pathname + address.hash;
  }
  return null;
}
