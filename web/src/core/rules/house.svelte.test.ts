import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { playEdition } from "../text/edition.svelte";
import { bookPlace, houseAt, sentencesAbout } from "./house.svelte";

const HOUSE = { name: { de: "Unser Abend", en: "Our evening" }, bail: 1 };
const CHANGE = { field: "bail", rules: ["R045"], texts: ["hint-bail"], sentence: "Bail: 1." };

beforeEach(() => void vi.stubGlobal("fetch", async () => new Response(JSON.stringify([CHANGE]))));
afterEach(() => void vi.unstubAllGlobals());

test("an address of the rulebook brings the house rules of the table along, and they are read from it", () => {
  playEdition("landlord-2013", "wucherer", { house: HOUSE });
  const place = new URL(bookPlace("landlord-2013", "/mover#R112"), "https://play.example");
  expect([place.pathname, place.hash]).toEqual(["/rules/landlord-2013/mover", "#R112"]);
  expect(houseAt(place.search)).toEqual(HOUSE);
  expect(bookPlace("wucherer-1997")).toBe("/rules/wucherer-1997");
});

test.each(["", "?house=", "?house=%7B", "?house=[1]", "?house=%E0%A4%A", "?other=1"])(
  "an address without readable house rules has none: %s",
  (search) => expect(houseAt(search)).toEqual({}),
);

test("a changed rule has its sentence once it has come, other rules and other editions have none", async () => {
  playEdition("landlord-2013", "wucherer", { house: HOUSE });
  await vi.waitFor(() => expect(sentencesAbout({ numbers: ["R045"] }, "landlord-2013")).toEqual(["Bail: 1."]));
  expect(sentencesAbout({ texts: ["hint-bail"] }, "landlord-2013")).toEqual(["Bail: 1."]);
  expect(sentencesAbout({ numbers: ["R046"], texts: ["hint-buys"] }, "landlord-2013")).toEqual([]);
  expect(sentencesAbout({ numbers: ["R045"] }, "wucherer-1997")).toEqual([]);
  playEdition("landlord-2013", "wucherer");
  expect(sentencesAbout({ numbers: ["R045"] }, "landlord-2013")).toEqual([]);
});
