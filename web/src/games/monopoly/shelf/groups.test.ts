import { expect, test } from "vitest";
import type { Deed, SquareInfo } from "../../../core/messages/wire";
import { groupsOf, holder } from "./groups";

const square = (name: string, kind: SquareInfo["kind"], group: string | null) => ({ name, kind, group }) as SquareInfo;
const SQUARES = [
  square("los", "start", null),
  square("badstrasse", "street", "brown"),
  square("turmstrasse", "street", "brown"),
  square("suedbahnhof", "station", "station"),
  square("seestrasse", "street", "pink"),
  square("elektrizitaetswerk", "utility", "utility"),
  square("hafenstrasse", "street", "pink"),
  square("neue-strasse", "street", "pink"),
  square("westbahnhof", "station", "station"),
  square("wasserwerk", "utility", "utility"),
];
const SEATS = ["A", "B", "C"];
const owned = (owners: Record<string, string>) =>
  Object.entries(owners).map(([name, owner]) => ({ square: name, owner }) as Deed);
const names = (seat: string, owners: Record<string, string>) =>
  groupsOf(seat, SQUARES, owned(owners)).map((group) => [
    group.name,
    group.deeds.map(({ square }) => square.name),
    group.missing.map(({ owner }) => owner),
  ]);

test("colours come first, then stations and utilities, each with who has the rest", () => {
  const owners = { wasserwerk: "A", westbahnhof: "A", seestrasse: "A", hafenstrasse: "B", badstrasse: "B" };
  expect(names("A", owners)).toEqual([
    ["pink", ["seestrasse"], ["B", null]],
    ["station", ["westbahnhof"], [null]],
    ["utility", ["wasserwerk"], [null]],
  ]);
  expect(names("C", owners)).toEqual([]);
});

test("whoever owns what, each place lies on one shelf, and is missing on those of others with some of its group", () => {
  const places = SQUARES.filter(({ group }) => group);
  for (let deal = 0; deal < 4 ** places.length; deal += 8191) {
    const owners = Object.fromEntries(
      places.flatMap(({ name }, place) => {
        const seat = [null, ...SEATS][Math.floor(deal / 4 ** place) % 4];
        return seat ? [[name, seat]] : [];
      }),
    );
    const shelves = SEATS.map((seat) => groupsOf(seat, SQUARES, owned(owners)));
    const lying = shelves.flatMap((groups) => groups.flatMap(({ deeds }) => deeds.map(({ square }) => square.name)));
    expect(lying.sort()).toEqual(Object.keys(owners).sort());
    for (const group of shelves.flat()) {
      const whole = places.filter((place) => place.group === group.name).length;
      expect(group.deeds.length + group.missing.length).toBe(whole);
      for (const { square, owner } of group.missing) expect(owner).toBe(owners[square.name] ?? null);
    }
  }
});

test("what is missing has one holder if the same seat has all of it", () => {
  const missing = (...owners: (string | null)[]) => owners.map((owner) => ({ square: SQUARES[1]!, owner }));
  expect(holder(missing("B", "B"))).toBe("B");
  expect(holder(missing("B", "C"))).toBe(null);
  expect(holder(missing("B", null))).toBe(null);
  expect(holder(missing(null, null))).toBe(null);
  expect(holder([])).toBe(null);
});
