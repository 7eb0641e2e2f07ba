import { beforeAll, expect, test } from "vitest";
import { playEdition } from "../../core/text/edition.svelte";
import { teach } from "../../core/text/text.svelte";
import { words } from "../../core/text/words";
import { placeName } from "./names";

const nameOf = (seat: string) => ({ A: "Ann", B: "Ben" })[seat] ?? seat;

beforeAll(() => {
  teach("en", {
    core: `
place = { $level ->
    [none] { $building }
    [1] { $building } (ground floor)
    [attic] { $building } (attic)
   *[other] { $building } (floor { $level })
}
card-hidden = a card
    .article = the card
`,
    games: [],
  });
  playEdition("wucherer-1992", "wucherer");
});

test("a place is a building, or a floor in it", () => {
  const places = ["B1", "B1.1", "B1.3", "B1.attic"];
  expect(places.map(placeName)).toEqual(["B1", "B1 (ground floor)", "B1 (floor 3)", "B1 (attic)"]);
});

test("a place belongs to the seat that it is named after", () => {
  const at = (value: string | null, actor: string) => words({ at: { type: "place", value } }, actor, nameOf);
  expect(at("B1.3", "B")).toMatchObject({ at: "B1 (floor 3)", "at-owner": "Ben", "at-own": "yes" });
  expect(at("B1", "A")).toMatchObject({ "at-owner": "Ben", "at-own": "no" });
  expect(at(null, "A")).toMatchObject({ at: "", "at-own": "none" });
});

test("a card that is hidden stays so", () => {
  expect(words({ card: { type: "hidden", value: null } }, "A", nameOf)).toEqual({
    player: "Ann",
    card: "a card",
    "card-key": "none",
    "card-article": "the card",
  });
});
