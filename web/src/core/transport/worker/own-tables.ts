// The tables of this device for lists, from their rows alone: Python need not be there.

import type { OwnTables } from "../../messages/wire";
import { rowOf } from "./rows";

type Listed = OwnTables["tables"][number];

/** The row of a table for lists, whose parts are JSON again. `opens` has the seat that each digest of a key opens. */
interface ListedRow {
  since: string;
  state: string;
  line_up: string;
  counts: boolean;
  opens: string;
}

const hex = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((each) => each.toString(16).padStart(2, "0")).join("");

const digest = async (secret: string): Promise<string> =>
  hex(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(secret)));

export interface Key {
  table: string;
  secret: string;
}

/** What these keys open. */
export async function ownTables(keys: Key[], now: string): Promise<OwnTables> {
  const tables = new Map<string, Listed>();
  const wrong: number[] = [];
  for (const [place, { table, secret }] of keys.entries()) {
    const row = JSON.parse((await rowOf(table, "listed")) ?? "null") as ListedRow | null;
    const seat = row && (JSON.parse(row.opens) as Record<string, string>)[await digest(secret)];
    const known = tables.get(table);
    if (!seat) wrong.push(place);
    else if (known) known.own.push(seat);
    else {
      const { since, counts, state, line_up } = row;
      const parts = { state: JSON.parse(state) as Listed["state"], line_up: JSON.parse(line_up) as Listed["line_up"] };
      tables.set(table, { id: table, own: [seat], since, counts, series: null, until: null, window: false, ...parts });
    }
  }
  return { now, tables: [...tables.values()], wrong };
}
