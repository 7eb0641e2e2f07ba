import { expect, test } from "vitest";
import type { AnyTable, BotInfo } from "../../core/messages/wire";
import { playEdition } from "../../core/text/edition.svelte";
import { teach } from "../../core/text/text.svelte";
import { again, atLevel, botOf, characters, namesFor, ownPlace, type Place } from "./seats";

const NEIGHBOURS = ["Miller", "Smith", "Jones"];
const known = (name: string, character: string | null, level: string): BotInfo => ({ name, character, level });
const BOTS = [
  known("random", null, "random"),
  known("steward", null, "steward"),
  known("gangster-beginner", "gangster", "beginner"),
  known("gangster", "gangster", "steward"),
  known("landlord", "landlord", "steward"),
];
const seat = (kind: Place["kind"], name = "", bot: string | null = null): Place => ({ kind, name, bot });

test("a program is chosen by its name, and plays where nobody has chosen only if nobody else does", () => {
  const hasty = known("program:Hasty", "Hasty", "program");
  expect(characters([hasty, ...BOTS]).map(({ name }) => name)).toEqual(["gangster", "landlord", hasty.name, "random"]);
  expect(atLevel("Hasty", "beginner", [hasty, ...BOTS])).toBe(hasty);
  expect(botOf(seat("bot"), [hasty, ...BOTS], 1)?.name).toBe("gangster");
  expect(botOf(seat("bot", "", hasty.name), [hasty, ...BOTS], 1)).toBe(hasty);
});

test("one's own place is the first at this device", () => {
  expect(ownPlace([seat("bot"), seat("human"), seat("human")])).toBe(1);
  expect(ownPlace([seat("bot"), seat("link")])).toBe(-1);
});

test("seats without a name get one that nobody has", () => {
  expect(namesFor([seat("human"), seat("bot"), seat("bot", "Jones")], "Ann", NEIGHBOURS, [], "guest")).toEqual([
    "Ann",
    "Smith",
    "Jones",
  ]);
  expect(namesFor([seat("human"), seat("bot", " smith "), seat("bot")], "", NEIGHBOURS, [], "guest")).toEqual([
    "Miller",
    "smith",
    "Jones",
  ]);
});

test("names that look alike are the same", () => {
  expect(namesFor([seat("human", "MILLER"), seat("bot")], "", ["Miller", "Smith"], [], "guest")).toEqual([
    "MILLER",
    "Smith",
  ]);
  expect(namesFor([seat("human"), seat("bot", "ann")], "Ann", NEIGHBOURS, [], "guest")[0]).toBe("Miller");
});

test("bots are called by their characters, and told apart", () => {
  playEdition("test", "plain");
  void teach("en", { core: "bot-steward = steward", games: [] });
  const seats = [
    seat("human"),
    seat("bot"),
    seat("bot"),
    seat("bot", "", "gangster-beginner"),
    seat("bot", "", "steward"),
  ];
  expect(namesFor(seats, "landlord", NEIGHBOURS, BOTS, "guest")).toEqual([
    "landlord",
    "gangster",
    "landlord 2",
    "gangster 2",
    "steward",
  ]);
});

test("guests have no stranger's name before their own is known, and are told apart", () => {
  const seats = [seat("human"), seat("link"), seat("link", "Ben"), seat("link"), seat("human")];
  expect(namesFor(seats, "", NEIGHBOURS, [], "guest")).toEqual(["Miller", "guest", "Ben", "guest 2", "Smith"]);
});

test("a bot's seat has the one chosen, or the characters of a game that it does not play in turn", () => {
  const playing = (one: Place, place = 1) => botOf(one, BOTS, place)?.name;
  expect(playing(seat("bot", "", "random"))).toBe("random");
  expect([1, 2, 3].map((place) => playing(seat("bot", "", "miser"), place))).toEqual([
    "gangster",
    "landlord",
    "gangster",
  ]);
  expect(playing(seat("human"))).toBeUndefined();
  expect(botOf(seat("bot"), BOTS.slice(0, 2), 1)?.name).toBe("steward");
  expect(botOf(seat("bot"), [], 1)).toBeNull();
});

test("who changes character keeps the level, if there is one", () => {
  expect(characters(BOTS).map((bot) => bot.name)).toEqual(["gangster", "landlord", "random"]);
  expect(atLevel("gangster", "beginner", BOTS).name).toBe("gangster-beginner");
  expect(atLevel("landlord", "beginner", BOTS).name).toBe("landlord");
  expect(atLevel(null, "strategist", BOTS).name).toBe("steward");
});

test("in a rematch people come along from their seats, and who sits here sits here again", () => {
  const table = {
    seats: [
      { seat: "A", name: "Ann", kind: "human", bot: null, online: true },
      { seat: "B", name: "Ben", kind: "human", bot: null, online: false },
      { seat: "C", name: "Cleo", kind: "bot", bot: "random", online: true },
      { seat: "D", name: "Dice", called: { de: "Würfel", en: "Dice" }, kind: "bot", bot: "random", online: true },
    ],
  } as unknown as AnyTable;
  expect(again(table, ["A"])).toEqual([
    { name: "Ann", kind: "human", bot: null, was: "A" },
    { name: "Ben", kind: "link", bot: null, was: "B" },
    { name: "Cleo", kind: "bot", bot: "random", was: "C" },
    { name: "", kind: "bot", bot: "random", was: "D" },
  ]);
});
