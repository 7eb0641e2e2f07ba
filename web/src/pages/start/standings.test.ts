import { beforeEach, expect, test, vi } from "vitest";
import { keepKeys, keepTable, ownTables, seatKeys } from "../../core/device/device";
import type { ListedTable } from "../../core/messages/wire";
import { inOrder, standing, Standings } from "./standings.svelte";

beforeEach(() => localStorage.clear());

const listed = (id: string, asked: string | null, since: string, over = false): ListedTable => ({
  id,
  own: ["A"],
  since,
  state: { waits: false, asked, over, places: over ? [1, 2] : [], coins: over ? [9, 4] : [], instead: [] },
  line_up: {
    edition: "monopoly",
    seats: ["A", "B"].map((seat) => ({ seat, name: seat, called: null, bot: null, person: null })),
  },
  counts: true,
  series: null,
});

const answer = (tables: ListedTable[], wrong: number[] = []) =>
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify({ now: "2026", tables, wrong }))));

function sitAt(...ids: string[]): void {
  for (const id of ids) {
    keepTable({ id, edition: "monopoly", seats: [], over: false, day: "2026-01-01" });
    keepKeys(id, [{ seat: "A", secret: `key of ${id}` }]);
  }
}

test("tables where one is asked come first, the longest wait first, and those that are over last", () => {
  const tables = [
    listed("over", null, "9", true),
    listed("theirs", "B", "4"),
    listed("waiting", "A", "3"),
    listed("newer", "B", "5"),
    listed("longer", "A", "2"),
  ].map((table) => standing(table));
  expect(inOrder(tables).map(({ id }) => id)).toEqual(["longer", "waiting", "newer", "theirs", "over"]);
});

test("a key that opens nothing is forgotten, and its table with the last of them", async () => {
  sitAt("one", "two");
  keepKeys("one", [{ seat: "B", secret: "other" }]);
  answer([listed("one", "B", "1")], [0, 2]); // the key of "two", which was seen last, and the second key of "one"
  const standings = new Standings(() => {});
  await standings.look();
  standings.close();
  expect(ownTables().map(({ id }) => id)).toEqual(["one"]);
  expect(seatKeys("one").map(({ secret }) => secret)).toEqual(["key of one"]);
  expect(seatKeys("two")).toEqual([]);
  expect(standings.tables.map(({ id }) => id)).toEqual(["one"]);
});

test("a table that another tab stores or forgets is listed or not, while the others stay as they are known", async () => {
  sitAt("one");
  answer([listed("one", "B", "1")]);
  const standings = new Standings(() => {});
  await standings.look();
  standings.close();
  const own = ["altbau.tables", "altbau.keys.one"].map((name) => [name, localStorage.getItem(name)!] as const);
  const elsewhere = (change: () => void) => {
    change();
    dispatchEvent(new Event("storage"));
    return standings.tables.map(({ id, known }) => [id, known?.since]);
  };
  expect(elsewhere(() => localStorage.clear())).toEqual([]);
  expect(elsewhere(() => own.forEach(([name, text]) => localStorage.setItem(name, text)))).toEqual([["one", "1"]]);
});

test("where one is asked by days the least time left comes first", () => {
  const tables = [
    { ...listed("none", "A", "1"), until: null },
    { ...listed("week", "A", "2"), until: "2026-01-08T00:00:00+00:00" },
    { ...listed("day", "A", "3"), until: "2026-01-02T00:00:00+00:00" },
  ].map((table) => standing(table));
  expect(inOrder(tables).map(({ id }) => id)).toEqual(["day", "week", "none"]);
});

test("the time left is that of the server's clock, and there is none without a limit", () => {
  const now = "2026-01-01T12:00:00+00:00";
  const limited = { ...listed("day", "B", "1"), until: "2026-01-02T16:00:00+00:00" };
  expect(standing(limited, now).left).toBe(28 * 3600);
  expect(standing({ ...limited, until: "2026-01-01T11:00:00+00:00" }, now).left).toBe(0);
  expect(standing({ ...limited, until: null }, now).left).toBeNull();
});

test("whoever is asked now and was not before is called, once", async () => {
  sitAt("one");
  const called = vi.fn();
  const standings = new Standings(called);
  for (const asked of ["A", "B", "A", "A"]) {
    answer([listed("one", asked, "1")]);
    await standings.look();
    expect(standings.asked).toBe(asked === "A" ? 1 : 0);
  }
  standings.close();
  expect(called).toHaveBeenCalledTimes(1); // what was so from the beginning does not count as news
});

test("while the server is out of reach a table is as it was seen last", async () => {
  sitAt("one");
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
  const standings = new Standings(() => {});
  await standings.look();
  standings.close();
  expect(standings.tables.map(({ id, known }) => [id, known])).toEqual([["one", undefined]]);
  expect(seatKeys("one")).toHaveLength(1);
});
