// A table after a patch: what has changed for everybody, then what is the viewer's own (docs/protocol.md).

import { KEYS, type AnyTable, type Changes, type Patch } from "../wire";

type Inner = Record<string, unknown> | Record<string, unknown>[];

/** The name of an element: the first of the keys that it has. */
const nameOf = (element: Record<string, unknown>): unknown => element[KEYS.find((key) => key in element) ?? ""];

/** What stands at a path. */
function inside(table: object, path: string[]): Inner {
  return path.reduce<Inner>(
    (at, name) => (Array.isArray(at) ? at.find((each) => nameOf(each) === name) : at[name]) as Inner,
    table as Inner,
  );
}

/** Sets a field, or an element of a list, at its end if it is new. */
function place(table: object, path: string[], value: unknown): void {
  const at = inside(table, path.slice(0, -1));
  const last = path[path.length - 1]!;
  if (!Array.isArray(at)) {
    at[last] = value;
    return;
  }
  const found = at.findIndex((each) => nameOf(each) === last);
  at.splice(found < 0 ? at.length : found, 1, value as Record<string, unknown>);
}

function change(table: object, changes: Changes): void {
  for (const [path, value] of Object.entries(changes.set ?? {})) place(table, path.split("/"), value);
  for (const [path, order] of Object.entries(changes.order ?? {})) {
    const list = inside(table, path.split("/")) as Record<string, unknown>[];
    const byName = new Map(list.map((each) => [nameOf(each), each]));
    list.splice(0, list.length, ...order.map((name) => byName.get(name)!));
  }
}

/** The table that follows on one by several changes; that one and they stay as they are. */
export function changed(table: AnyTable, several: Changes[]): AnyTable {
  const after = structuredClone(table);
  for (const changes of structuredClone(several)) change(after, changes);
  return after;
}

/** A table as it is seen otherwise, by paths, as far as they lead to what is still there. */
export function overlaid(table: AnyTable, own: Record<string, unknown>): AnyTable {
  const there = Object.entries(own).filter(([path]) => inside(table, path.split("/").slice(0, -1)));
  return changed(table, [{ set: Object.fromEntries(there) }]);
}

/** The table that follows on one by a patch; that one stays as it is. */
export function patched(table: AnyTable, patch: Patch): AnyTable {
  const after = structuredClone(table);
  change(after, patch.public);
  change(after, patch.own);
  return after;
}
