import { expect, test } from "vitest";
import { goodsOf, nothing, tokensOf } from "./trade";

test("an offer is one move in the notation", () => {
  const given = { places: ["badstrasse", "opernplatz"], money: 100, cards: 1 };
  const asked = { places: ["parkstrasse"], money: 0, cards: 0 };
  expect(tokensOf({ partner: "B", given, asked })).toBe(
    "trade B badstrasse opernplatz 100 jail-card for parkstrasse offer",
  );
  expect(tokensOf({ partner: "C", given: nothing(), asked: nothing() })).toBe("trade C for offer");
});

test("goods that were offered are read back", () => {
  const things = [
    { type: "square", value: "badstrasse" },
    { type: "coins", value: 50 },
    { type: "good", value: "jail-card" },
    { type: "good", value: "jail-card" },
  ];
  expect(goodsOf(things)).toEqual({ places: ["badstrasse"], money: 50, cards: 2 });
  expect(goodsOf([])).toEqual(nothing());
});
