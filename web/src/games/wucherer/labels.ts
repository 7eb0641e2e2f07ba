// The words of options that are more than a name.

import type { AnyTable, WuchererTable } from "../../core/messages/wire";
import { say } from "../../core/text/text.svelte";
import { cardName, placeName } from "./names";

/** An apartment with its tenant. */
export function labelOf({ buildings }: WuchererTable, token: string): string | null {
  const flat = buildings.flatMap(({ apartments }) => apartments).find(({ id }) => id === token);
  return flat?.tenant ? say("page-place-tenant", { place: placeName(token), card: cardName(flat.tenant) }) : null;
}

/** The same for a table of any game. */
export const labelAnywhere = (table: AnyTable, token: string): string | null =>
  table.game === "wucherer" ? labelOf(table, token) : null;
