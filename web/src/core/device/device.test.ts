import { beforeEach, expect, test } from "vitest";
import {
  dealtAndLeft,
  dropKey,
  dropTable,
  invitations,
  keepDealt,
  keepInvitations,
  keepKeys,
  keepTable,
  ownTables,
  savedName,
  saveName,
  saveSeen,
  seatKeys,
  seenEntries,
} from "./device";

beforeEach(() => localStorage.clear());

test("keys are kept by table, each once, with the seat that was heard last", () => {
  keepKeys("one", [{ seat: "", secret: "x" }]);
  keepKeys("one", [
    { seat: "B", secret: "x" },
    { seat: "A", secret: "y" },
  ]);
  keepKeys("two", [{ seat: "A", secret: "z" }]);
  expect(seatKeys("one")).toEqual([
    { seat: "B", secret: "x" },
    { seat: "A", secret: "y" },
  ]);
  dropKey("one", "x");
  expect(seatKeys("one")).toEqual([{ seat: "A", secret: "y" }]);
  expect(seatKeys("two")).toEqual([{ seat: "A", secret: "z" }]);
});

test("a new invitation takes the place of the one to the same seat", () => {
  keepInvitations("one", [
    { seat: "B", invitation: "b" },
    { seat: "C", invitation: "c" },
  ]);
  keepInvitations("one", [{ seat: "B", invitation: "new" }]);
  expect(invitations("one")).toEqual([
    { seat: "C", invitation: "c" },
    { seat: "B", invitation: "new" },
  ]);
});

test("what has been seen is counted by table and seat", () => {
  saveSeen("one", "A", 7);
  expect([seenEntries("one", "A"), seenEntries("one", "B"), seenEntries("two", "A")]).toEqual([7, 0, 0]);
});

test("what this page has not written is as if there were nothing", () => {
  saveName("Ann");
  localStorage.setItem("altbau.name", "Ann");
  expect(savedName()).toBe("");
});

test("the tables of this device are remembered, the one seen last first, until they are gone", () => {
  const table = (id: string, over = false) => ({ id, edition: "monopoly", seats: [], over, day: "2026-01-01" });
  for (let number = 0; number < 210; number += 1) keepTable(table(`t${number}`));
  keepTable(table("t20", true));
  const ids = ownTables().map(({ id }) => id);
  expect(ids.slice(0, 3)).toEqual(["t20", "t209", "t208"]);
  expect(ids).toHaveLength(200);
  expect(ownTables()[0]?.over).toBe(true);
  dropTable("t209");
  expect(ownTables().map(({ id }) => id)).toEqual(ids.filter((id) => id !== "t209"));
});

test("a table that is left before a first move is in no list, but counted as dealt", () => {
  const table = { id: "one", edition: "monopoly", seats: [], over: false, day: "2026-01-01" };
  for (const id of ["one", "two", "one"]) keepDealt(id);
  expect([dealtAndLeft(), ownTables().length]).toEqual([2, 0]);
  keepTable(table);
  keepDealt("one"); // seen again after a move on this device
  expect([dealtAndLeft(), ownTables().map(({ id }) => id)]).toEqual([1, ["one"]]);
  expect([dealtAndLeft(["one"]), dealtAndLeft(["two"])]).toEqual([1, 0]);
});
