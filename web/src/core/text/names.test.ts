import { afterAll, beforeEach, expect, test } from "vitest";
import type { AnyTable, RecordLine } from "../messages/wire";
import { playersOf, withNames } from "./names";
import { speak, teach } from "./text.svelte";

const dice = { de: "Würfel", en: "Dice" };
const line = (seat: string, name: string) => ({ place: 1, seat, name, coins: 3 });
const table = {
  seats: [
    { seat: "A", name: "Ann", called: null },
    { seat: "B", name: "Dice", called: dice },
  ],
  ranking: [line("B", "Dice"), line("A", "Ann")],
  match: { standing: [line("A", "Ann"), line("B", "Dice")] },
} as unknown as AnyTable;

beforeEach(async () => {
  await teach("de", { core: "", games: [] });
  speak("de");
});

afterAll(() => speak("en")); // test files share their modules

test("whom nobody has named is called as the reader says it, wherever a table has names", () => {
  const shown = withNames(table);
  expect(shown.seats.map(({ name }) => name)).toEqual(["Ann", "Würfel"]);
  expect(shown.ranking.map(({ name }) => name)).toEqual(["Würfel", "Ann"]);
  expect(shown.match?.standing.map(({ name }) => name)).toEqual(["Ann", "Würfel"]);
  expect(table.seats[1]?.name).toBe("Dice"); // the original, to which patches apply, is unchanged
});

test("in record lists as well, if they know it", () => {
  const entry: RecordLine = { date: "2026-01-01", players: ["Ann", "Dice"], coins: 3 };
  expect(playersOf(entry)).toEqual(["Ann", "Dice"]);
  expect(playersOf({ ...entry, called: [null, dice] })).toEqual(["Ann", "Würfel"]);
});
