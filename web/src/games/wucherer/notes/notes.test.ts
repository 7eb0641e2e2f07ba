import { expect, test } from "vitest";
import { catalog } from "../../../core/catalog.svelte";
import type { EditionInfo } from "../../../core/wire";
import { firstLook } from "../../../mounted/tables";
import { aboutWhat, noteAt, NOTES, type Moment } from "./notes";

const tenant = { name: "hacker", group: "tenant" };
catalog().editions = [{ game: "wucherer", name: firstLook.edition, cards: [tenant] }] as EditionInfo[];

const ALL = NOTES.map(({ name }) => name);
const but = (...names: string[]): string[] => ALL.filter((name) => !names.includes(name));
const at = (asked: string, more: Partial<Moment> = {}): Moment => ({
  table: { ...firstLook, viewer: "A", hand: [] },
  asked,
  path: [],
  options: [],
  waits: false,
  small: false,
  ...more,
});

test("one at a time, each once, the aim first", () => {
  expect(noteAt(at("play"), [])).toBe("note-aim");
  expect(noteAt(at("play"), ["note-aim"])).toBe("note-income");
  expect(noteAt(at("play"), ALL)).toBe("");
});

test("nothing while others are asked, and nothing that is not needed yet", () => {
  expect(noteAt(at(""), [])).toBe("");
  expect(noteAt(at("play"), but("note-end", "note-tenant", "note-piles"))).toBe("");
  expect(noteAt(at("target", { path: ["hacker"], options: ["A1.1"] }), [])).toBe("");
});

test.each<[string, Moment]>([
  ["note-wait", at("", { waits: true })],
  ["note-kept", at("buy-or-stop")],
  ["note-build-for", at("build-for-whom")],
  ["note-end", at("play", { table: { ...firstLook, hand: [], round: 2 } })],
  ["note-tenant", at("play", { table: { ...firstLook, hand: ["hacker"] } })],
  ["note-home", at("target", { path: ["hacker"], options: ["A1.1", "B1.1"] })],
  ["note-piles", at("play", { small: true })],
])("%s comes when it is needed", (name, moment) => {
  expect(noteAt(moment, but(name))).toBe(name);
});

test("what a note is about is a thing on the table, or the question", () => {
  const table = { ...firstLook, viewer: "A", hand: ["bomb", "hacker"] };
  expect(
    ["note-aim", "note-income", "note-tenant", "note-end", "note-home", ""].map((name) => aboutWhat(name, table)),
  ).toEqual(["coins:A", "income:A", "hand:hacker", "draw", "", ""]);
});
