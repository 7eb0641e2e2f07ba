import { beforeEach, expect, test } from "vitest";
import {
  dropKey,
  invitations,
  keepInvitations,
  keepKeys,
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
