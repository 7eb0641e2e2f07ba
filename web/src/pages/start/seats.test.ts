import { expect, test } from "vitest";
import type { AnyTable, NewSeat } from "../../core/wire";
import { again, botOf, namesFor, ownPlace } from "./seats";

const NEIGHBOURS = ["Miller", "Smith", "Jones"];
const seat = (kind: NewSeat["kind"], name = "", bot: string | null = null): NewSeat => ({ kind, name, bot });

test("one's own place is the first at this device", () => {
  expect(ownPlace([seat("bot"), seat("human"), seat("human")])).toBe(1);
  expect(ownPlace([seat("bot"), seat("link")])).toBe(-1);
});

test("seats without a name get one that nobody has", () => {
  expect(namesFor([seat("human"), seat("bot"), seat("bot", "Jones")], "Ann", NEIGHBOURS)).toEqual([
    "Ann",
    "Smith",
    "Jones",
  ]);
  expect(namesFor([seat("human"), seat("bot", " smith "), seat("bot")], "", NEIGHBOURS)).toEqual([
    "Miller",
    "smith",
    "Jones",
  ]);
});

test("names that look alike are the same", () => {
  expect(namesFor([seat("human", "MILLER"), seat("bot")], "", ["Miller", "Smith"])).toEqual(["MILLER", "Smith"]);
  expect(namesFor([seat("human"), seat("bot", "ann")], "Ann", NEIGHBOURS)[0]).toBe("Miller");
});

test("a bot's seat has the one chosen, or the best of a game that it does not play", () => {
  expect(botOf(seat("bot", "", "random"), ["random", "steward"])).toBe("random");
  expect(botOf(seat("bot", "", "steward"), ["random", "cautious"])).toBe("cautious");
  expect(botOf(seat("bot"), ["random", "steward"])).toBe("steward");
  expect(botOf(seat("bot"), [])).toBeNull();
});

test("in a rematch people come along from their seats, and who sits here sits here again", () => {
  const table = {
    seats: [
      { seat: "A", name: "Ann", kind: "human", bot: null, online: true },
      { seat: "B", name: "Ben", kind: "human", bot: null, online: false },
      { seat: "C", name: "Cleo", kind: "bot", bot: "random", online: true },
    ],
  } as unknown as AnyTable;
  expect(again(table, ["A"])).toEqual([
    { name: "Ann", kind: "human", bot: null, was: "A" },
    { name: "Ben", kind: "link", bot: null, was: "B" },
    { name: "Cleo", kind: "bot", bot: "random", was: null },
  ]);
});
