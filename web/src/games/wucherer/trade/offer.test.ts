import { expect, test } from "vitest";
import type { Argument, LogEntry } from "../../../core/messages/wire";
import { declined, tokensOf } from "./offer";

const goods = (...things: Argument[]): Argument => ({ type: "goods", value: things });
const card = (value: string): Argument => ({ type: "card", value });
const coins = (value: number): Argument => ({ type: "coins", value });

test("an offer is said with its cards in one order, then its money", () => {
  const offer = { partner: "B", given: { cards: ["police", "bomb"], coins: 0 }, asked: { cards: [], coins: 3 } };
  expect(tokensOf(offer).join(" ")).toBe("trade B bomb police for 3 offer");
});

test("what was declined in this turn is known, and nothing else", () => {
  const offered = (...given: Argument[]): LogEntry =>
    ({
      name: "trade-offered",
      begins: false,
      args: { other: { type: "seat", value: "B" }, given: goods(...given), asked: goods(coins(2)) },
    }) as unknown as LogEntry;
  const entry = (name: string, begins = false) => ({ name, begins, args: {} }) as unknown as LogEntry;
  const log = [
    entry("turn-began", true),
    offered(card("alibi")),
    entry("offer-declined"),
    entry("turn-began", true),
    offered(card("police"), card("bomb")),
    entry("offer-declined"),
    offered(card("hacker")),
    entry("traded"),
  ];
  expect(declined(log)).toEqual(["trade B bomb police for 2 offer"]);
});
