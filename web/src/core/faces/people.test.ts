import { expect, test } from "vitest";
import { drawn } from "./parts";
import { lookOf } from "./people";

const NAMES = Array.from({ length: 200 }, (_, number) => `Ann ${number}`);

test("a face follows from the name, however it is written", () => {
  expect(lookOf(" Opa  Birke ")).toEqual(lookOf("opa birke"));
  expect(lookOf("Ann")).not.toEqual(lookOf("Ben"));
});

test("hardly two names have the same face", () => {
  expect(new Set(NAMES.map((name) => drawn(lookOf(name)))).size).toBeGreaterThan(190);
});

test("a title has a say in it", () => {
  for (const name of NAMES) {
    for (const called of [`Mrs ${name}`, name]) {
      expect(lookOf(called).beard).toBe("none");
      expect(lookOf(called).hair).not.toBe("bald");
    }
    expect(lookOf(`Oma ${name}`).extras).toContain("wrinkles");
    expect(["long", "bob", "bun", "tail"]).not.toContain(lookOf(`Herr ${name}`).hair);
  }
});
