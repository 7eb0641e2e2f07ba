import { expect, test } from "vitest";
import { breakable } from "./breakable";

const shown = (name: string) => breakable(name).replaceAll("\u00AD", "|");

test("a compound can be broken before its last word", () => {
  expect(shown("Museumstraße")).toBe("Museum|straße");
  expect(shown("Hausbesetzer")).toBe("Haus|besetzer");
  expect(shown("Roof Expansion, Pensioner")).toBe("Roof Expan|sion, Pen|sioner");
});

test("a word by itself and the rest of a name stay whole", () => {
  expect(shown("Straße")).toBe("Straße");
  expect(shown("Am Platz")).toBe("Am Platz");
  expect(shown("Frei parken")).toBe("Frei parken");
});
