import { beforeEach, expect, test } from "vitest";
import { catalog } from "../../../core/catalogue/catalogue.svelte";
import type { EditionInfo } from "../../../core/messages/wire";
import type { WuchererTable } from "../../../core/messages/wire";
import { noteAt, type Moment } from "../../../core/notes/notes";
import { firstLook } from "../../../mounted/tables";
import { NOTES } from "./notes";

const cards = [
  { name: "hacker", group: "tenant" },
  { name: "bomb", group: "action", on: "buildings" },
  { name: "alibi", group: "action", on: null },
];
// before each test, because the catalog also requests the server, at its own pace
beforeEach(() => {
  catalog().editions = [{ game: "wucherer", name: firstLook.edition, cards }] as EditionInfo[];
});

const ALL = NOTES.map(({ name }) => name);
const but = (...names: string[]): string[] => ALL.filter((name) => !names.includes(name));
const at = (asked: string, more: Partial<Moment<WuchererTable>> = {}): Moment<WuchererTable> => ({
  table: { ...firstLook, viewer: "A", hand: [] },
  asked,
  path: [],
  options: [],
  blocked: [],
  refused: "",
  waits: false,
  small: false,
  ...more,
});
const holding = (...hand: string[]) => ({ table: { ...firstLook, viewer: "A", hand } });
const blocked = (token: string, type: string) => ({ token, type, reason: "no-card", rule: "R031" });

test("one at a time, each once, the aim first", () => {
  expect(noteAt(NOTES, at("play"), [])?.name).toBe("note-aim");
  expect(noteAt(NOTES, at("play"), ["note-aim"])?.name).toBe("note-income");
  expect(noteAt(NOTES, at("play"), ALL)).toBe(null);
});

test("nothing while others are asked, and nothing that is not needed yet", () => {
  expect(noteAt(NOTES, at(""), [])).toBe(null);
  expect(noteAt(NOTES, at("play"), but("note-end", "note-tenant", "note-piles", "note-keep"))).toBe(null);
  expect(noteAt(NOTES, at("play", { ...holding("bomb"), options: ["bomb", "build"] }), but("note-grey"))).toBe(null);
  expect(noteAt(NOTES, at("target", { path: ["hacker"], options: ["A1.1"] }), [])).toBe(null);
});

test.each<[string, string, Moment<WuchererTable>]>([
  ["note-aim", "coins:A", at("play")],
  ["note-income", "income:A", at("play")],
  ["note-wait", "", at("", { waits: true })],
  ["note-kept", "coins:A", at("buy-or-stop")],
  ["note-build-for", "", at("build-for-whom")],
  ["note-end", "draw", at("play", { table: { ...firstLook, hand: [], round: 2 } })],
  ["note-tenant", "hand:hacker", at("play", holding("bomb", "hacker"))],
  ["note-keep", "hand:alibi", at("play", holding("hacker", "alibi"))],
  ["note-grey", "hand:bomb", at("play", { ...holding("bomb", "hacker"), options: ["build"] })],
  ["note-dashed", "recall", at("play", { blocked: [blocked("hacker", "card"), blocked("recall", "word")] })],
  ["note-home", "", at("target", { ...holding(), path: ["hacker"], options: ["A1.1", "B1.1"] })],
  ["note-piles", "", at("play", { small: true })],
])("%s comes when it is needed, at %s", (name, about, moment) => {
  const note = noteAt(NOTES, moment, but(name));
  expect(note?.name).toBe(name);
  expect(note?.about?.(moment) ?? "").toBe(about);
});

test("what has been refused is explained first", () => {
  const moment = at("play", { ...holding("hacker", "alibi"), refused: "alibi" });
  expect(noteAt(NOTES, moment, [])?.name).toBe("note-keep");
  expect(noteAt(NOTES, moment, ["note-keep"])?.name).toBe("note-aim");
});
