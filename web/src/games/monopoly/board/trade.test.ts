import { expect, test } from "vitest";
import type { Argument, LogEntry } from "../../../core/messages/wire";
import { declined, goodsOf, nothing, offerIn, same, tokensOf } from "./trade";

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

test("an offer that was refused in this turn is known, in whatever order its places stand", () => {
  const square = (value: string): Argument => ({ type: "square", value });
  const goods = (...things: Argument[]): Argument => ({ type: "goods", value: things });
  const entry = (name: string, args: object = {}) => ({ name, args, begins: name === "turn-opened" }) as LogEntry;
  const offer = entry("deal-offered", {
    player: { type: "seat", value: "A" },
    other: { type: "seat", value: "B" },
    given: goods(square("parkstrasse"), square("badstrasse")),
    asked: goods({ type: "coins", value: 5 }),
  });
  const given = { places: ["badstrasse", "parkstrasse"], money: 0, cards: 0 };
  const again = same({ partner: "B", given, asked: { places: [], money: 5, cards: 0 } });
  expect(declined([offer, entry("deal-refused")], "A")).toEqual([again]);
  expect(declined([offer, entry("deal-refused")], "B")).toEqual([]);
  expect(declined([offer, entry("deal-made"), entry("deal-refused")], "A")).toEqual([]);
  expect(declined([offer, entry("deal-refused"), entry("turn-opened")], "A")).toEqual([]);
});

test("the offer in a move is read back", () => {
  const given = { places: ["badstrasse"], money: 100, cards: 1 };
  const offer = { partner: "B", given, asked: { places: ["parkstrasse"], money: 0, cards: 0 } };
  expect(offerIn(tokensOf(offer).split(" "))).toEqual(offer);
  expect(offerIn(["roll"])).toBeNull();
});
