// Applies a patch to a table: first the changes for everyone, then the viewer's own (docs/protocol.md).

import { KEYS, type AnyTable, type Changes, type Patch } from "./wire";

type Inner = Record<string, unknown> | Record<string, unknown>[];

/** The name of a list element: the value of the first of KEYS that it has. */
const nameOf = (element: Record<string, unknown>): unknown => element[KEYS.find((key) => key in element) ?? ""];

/** The object or list at a path. */
function inside(table: object, path: string[]): Inner {
  return path.reduce<Inner>(
    (at, name) => (Array.isArray(at) ? at.find((each) => nameOf(each) === name) : at[name]) as Inner,
    table as Inner,
  );
}

/** Set a field, or replace a list element; a new element is appended. */
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

/** The table after several changes; the arguments are not modified. */
export function changed(table: AnyTable, several: Changes[]): AnyTable {
  const after = structuredClone(table);
  for (const changes of structuredClone(several)) change(after, changes);
  return after;
}

/** The table with the values at these paths replaced; paths that no longer exist are skipped. */
export function overlaid(table: AnyTable, own: Record<string, unknown>): AnyTable {
  const there = Object.entries(own).filter(([path]) => inside(table, path.split("/").slice(0, -1)));
  return changed(table, [{ set: Object.fromEntries(there) }]);
}

/** The table after a patch; the argument is not modified. */
export function patched(table: AnyTable, patch: Patch): AnyTable {
  const after = structuredClone(table);
  change(after, patch.public);
  change(after, patch.own);
  return after;
}
