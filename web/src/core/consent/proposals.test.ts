import { expect, test } from "vitest";
import type { AnyTable } from "../messages/wire";
import { askedToAgree, ownProposal, personAt } from "./proposals";

const seat = (letter: string, kind: "human" | "bot") => ({ seat: letter, kind });
const table = (viewer: string | null, asked: string, yes: string[]) =>
  ({
    viewer,
    asked,
    seats: [seat("A", "bot"), seat("B", "human"), seat("C", "human"), seat("D", "human")],
    guests: [{ seat: "D", come: true, open: false }],
    wishes: [{ what: "guest", seat: "E", yes, asked: ["B", "D"], until: null }],
  }) as unknown as AnyTable;

test("who plays at one device is one person", () => {
  expect(["B", "C", "D"].map((each) => personAt(table(null, "A", []), each))).toEqual(["B", "B", "D"]);
});

test("whoever has not said yes is asked, and nobody while there is something to play", () => {
  const asked = (viewer: string | null, plays: string, yes: string[]) =>
    Boolean(askedToAgree(table(viewer, plays, yes)));
  expect(asked("C", "A", [])).toBe(true);
  expect(asked("C", "C", [])).toBe(false);
  expect(asked("C", "A", ["B"])).toBe(false);
  expect(asked("D", "A", ["B"])).toBe(true);
  expect(asked(null, "A", [])).toBe(false);
});

test("whoever has asked first waits for the others", () => {
  const waits = (viewer: string | null, yes: string[]) => Boolean(ownProposal(table(viewer, "A", yes)));
  expect([waits("C", ["B"]), waits("D", ["B"]), waits("D", ["D", "B"]), waits(null, ["B"])]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test("a pause and a move to take back can be agreed to while one has to play", () => {
  const playing = table("D", "D", ["B"]);
  const asked = (what: "pause" | "take-back" | "guest") =>
    Boolean(askedToAgree({ ...playing, wishes: playing.wishes.map((wish) => ({ ...wish, what })) }));
  expect([asked("pause"), asked("take-back"), asked("guest")]).toEqual([true, true, false]);
});
