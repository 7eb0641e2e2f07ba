import { expect, test } from "vitest";
import type { ListedTable } from "../../core/messages/wire";
import { standing } from "../start/standings.svelte";
import { everyTable, resultOf, seriesOf } from "./own-games";

const listed = (id: string, since: string, places: number[], series: string | null = id): ListedTable => ({
  id,
  own: ["B"],
  since,
  state: { waits: false, asked: null, over: places.length > 0, places, coins: places.map((at) => 9 - at), instead: [] },
  line_up: {
    edition: "monopoly",
    seats: ["A", "B"].map((seat) => ({ seat, name: seat, called: null, bot: null, person: null })),
    house: {},
  },
  counts: true,
  series,
});

test("a table that the device and the account know is there once, those that are over last", () => {
  const [over, runs] = [listed("over", "2026-01-03", [2, 1]), listed("runs", "2026-01-01", [])];
  expect(everyTable([standing(over)], [over, runs], "").map(({ id }) => id)).toEqual(["runs", "over"]);
});

test("the result is that of the player's own seat, and there is none before the end", () => {
  expect(resultOf(standing(listed("one", "2026-01-01", [2, 1])))).toEqual({ place: 1, coins: 8 });
  expect(resultOf(standing(listed("one", "2026-01-01", [])))).toBeNull();
});

test("an evening has more than one game, and the latest comes first", () => {
  const tables = [
    listed("a", "2026-01-01", [1, 2]),
    listed("b", "2026-01-02", [2, 1], "a"),
    listed("c", "2026-01-03", [1, 2]),
    listed("d", "2026-01-04", [2, 1], "d"),
    listed("e", "2026-01-05", [], "d"),
    listed("waits", "2026-01-06", [], null),
  ].map((table) => standing(table));
  expect(seriesOf(tables)).toEqual([
    { id: "d", since: "2026-01-05", games: 2, won: 1 },
    { id: "a", since: "2026-01-02", games: 2, won: 1 },
  ]);
});
