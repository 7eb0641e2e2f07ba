import { expect, test } from "vitest";
import type { Building, LogEntry } from "../../../core/messages/wire";
import { nextNumber } from "./numbers";

const house = (id: string) => ({ id }) as Building;
const told = (place: string): LogEntry => ({
  number: 0,
  name: "",
  rules: [],
  args: { at: { type: "place", value: place } },
});

test("a plot has the number that comes after all houses of its landlord, those that are gone included", () => {
  expect(nextNumber("A", [], [])).toBe(1);
  expect(nextNumber("A", [house("A1"), house("A3"), house("B7")], [told("B9.2")])).toBe(4);
  expect(nextNumber("A", [house("A1")], [told("A5.attic"), told("A")])).toBe(6);
});
