import { beforeAll, expect, test } from "vitest";
import { teach } from "../../core/text.svelte";
import { placeName, sayings } from "./names";

const nameOf = (seat: string) => ({ A: "Ann", B: "Ben" })[seat] ?? seat;

beforeAll(() => {
  teach("en", {
    core: `
apartment-ground = { $building } (ground floor)
apartment-floor = { $building } (floor { $floor })
apartment-attic = { $building } (attic)
apartment-basement = { $building } (basement)
card-hidden = a card
    .article = the card
`,
    games: [],
  });
});

test("a place is a building, or a floor in it", () => {
  const places = ["B1", "B1.1", "B1.3", "B1.attic", "B1.basement"];
  expect(places.map(placeName)).toEqual(["B1", "B1 (ground floor)", "B1 (floor 3)", "B1 (attic)", "B1 (basement)"]);
});

test("a place belongs to the seat that it is named after", () => {
  expect(sayings.place?.("B1.2", "B", nameOf)).toEqual({ "": "B1 (floor 2)", owner: "Ben", own: "yes" });
  expect(sayings.place?.("B1", "A", nameOf)).toMatchObject({ owner: "Ben", own: "no" });
  expect(sayings.place?.(null, "A", nameOf)).toEqual({ "": "", owner: "", own: "none" });
});

test("a card that is hidden stays so, whatever it is", () => {
  expect(sayings.hidden?.("hacker", "A", nameOf)).toEqual({ "": "a card", key: "hidden", article: "the card" });
});
