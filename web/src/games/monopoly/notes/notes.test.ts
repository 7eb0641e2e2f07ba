import { expect, test } from "vitest";
import type { MonopolyTable } from "../../../core/messages/wire";
import { noteAt, type Moment } from "../../../core/notes/notes";
import { firstThrow } from "../../../mounted/tables";
import { NOTES } from "./notes";

const at = (asked: string, more: Partial<Moment<MonopolyTable>> = {}): Moment<MonopolyTable> => ({
  table: { ...firstThrow, viewer: "A" },
  asked,
  path: [],
  options: [],
  blocked: [],
  refused: "",
  waits: false,
  small: false,
  ...more,
});
const dashed = ["build", "sell", "redeem"].map((token) => ({ token, type: "word", reason: "no-place", rule: "M40" }));

test.each<[string, string, Moment<MonopolyTable>]>([
  ["note-roll", "roll", at("to-roll")],
  ["note-worth", "worth:A", at("to-roll")],
  ["note-dashed", "sell", at("to-roll", { blocked: dashed })],
  ["note-dashed", "redeem", at("to-roll", { blocked: dashed, refused: "redeem" })],
  ["note-jail", "", at("to-leave-jail")],
  ["note-auction", "", at("to-bid")],
])("%s comes when it is needed, at %s", (name, about, moment) => {
  const others = NOTES.map((note) => note.name).filter((other) => other !== name);
  const note = noteAt(NOTES, moment, others);
  expect(note?.name).toBe(name);
  expect(note?.about?.(moment) ?? "").toBe(about);
  expect(noteAt(NOTES, moment, [...others, name])).toBe(null);
});

test("nothing while others are asked", () => {
  expect(noteAt(NOTES, at("", { blocked: dashed }), [])).toBe(null);
});
