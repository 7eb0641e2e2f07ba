// Texts by name in the browser's storage. What it does not keep, because it is blocked or full, is held in the memory of
// this tab.

import { untrack } from "svelte";

/** A text that the storage did not keep, and what it had in its place. */
interface Unkept {
  text: string;
  instead: string | null;
}

type Area = () => Storage; // a function, because a browser that blocks storage throws as soon as it is named
const local: Area = () => localStorage;

const PROBE = "altbau.probe";
const ROOM = 2000; // characters: more than the key of a seat and its entry in the list of tables

// the history entry has a copy, which a reload of the tab leaves alone
const unkept = { ...(history.state as { unkept?: Record<string, Unkept> } | null)?.unkept };
const state = $state({ keeps: true, changes: 0 });

addEventListener("storage", change); // by another tab

function change(): void {
  untrack(() => (state.changes += 1));
}

/** Lets the template, effect or derived value that reads a text follow each change, also by other tabs. */
export const follow = (): void => void state.changes;

function stored(name: string, area: Area): string | null {
  try {
    return area().getItem(name);
  } catch {
    return null;
  }
}

function stores(name: string, text: string, area: Area): boolean {
  try {
    area().setItem(name, text);
    return area().getItem(name) === text;
  } catch {
    return false;
  }
}

/** The text with this name; null if there is none. What another tab has stored since is preferred to what this one
 * could not store. */
export function readText(name: string, area = local): string | null {
  const text = stored(name, area);
  const own = unkept[name];
  if (own?.instead === text) return own.text;
  if (own) forget(name);
  return text;
}

/** Store a text, or hold it in memory until the tab is closed. */
export function writeText(name: string, text: string, area = local): void {
  if (stores(name, text, area)) forget(name);
  else hold(name, { text, instead: stored(name, area) });
  change();
}

function hold(name: string, text: Unkept): void {
  unkept[name] = text;
  state.keeps = false;
  keepInEntry();
}

/** Remove the text with this name. */
export function removeText(name: string, area = local): void {
  forget(name);
  try {
    area().removeItem(name);
  } catch {
    // blocked: nothing is stored
  }
  change();
}

function forget(name: string): void {
  if (!unkept[name]) return;
  delete unkept[name];
  keepInEntry();
}

/** All names with this prefix. */
export function namesWith(prefix: string): string[] {
  let names: string[] = [];
  try {
    names = Object.keys(localStorage);
  } catch {
    // blocked: nothing is stored
  }
  const others = Object.keys(unkept).filter((name) => !names.includes(name));
  return [...names, ...others].filter((name) => name.startsWith(prefix));
}

/** Whether the text with this name will be there after this tab is closed. */
export const isKept = (name: string): boolean => stored(name, local) === readText(name);

/** Whether the storage kept what was last written to it. */
export const keeps = (): boolean => state.keeps;

/** Try whether the storage has room for another seat; `keeps` says so afterwards. */
export function tryStorage(): void {
  const kept = stores(PROBE, "-".repeat(ROOM), local);
  removeText(PROBE);
  if (state.keeps !== kept) state.keeps = kept;
}

/** Copy what is not kept into the current history entry. */
export function keepInEntry(): void {
  if (!Object.keys(unkept).length && !history.state) return;
  try {
    history.replaceState({ unkept }, "");
  } catch {
    // too often, or too large: a reload of the tab loses it
  }
}
