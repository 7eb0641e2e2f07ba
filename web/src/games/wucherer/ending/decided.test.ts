import { expect, test } from "vitest";
import type { Arguments, Item, LogEntry } from "../../../core/wire";
import { accounts } from "./decided";

const entry = (name: string, args: Arguments, items: Item[] = []) => ({ name, args, items }) as unknown as LogEntry;
const seat = (value: string) => ({ type: "seat", value });
const coins = (value: number) => ({ type: "coins", value });
const place = (value: string) => ({ type: "place", value });
const item = (where: string, sum: number) => ({
  reason: "rent",
  rule: "",
  args: { place: place(where), coins: coins(sum) },
});

test("rents are counted by player and house, and so is what was lost", () => {
  const log = [
    entry("built", { player: seat("A"), building: place("A1") }),
    entry("income", { player: seat("A"), coins: coins(5) }, [item("A1.1", 2), item("A2.1", 3)]),
    entry("income", { player: seat("A"), coins: coins(3) }, [item("A1.2", 3)]),
    entry("bought", { player: seat("A"), coins: coins(1) }),
    entry("bombed", { building: place("B1") }),
  ];
  const [ann, ben] = accounts(log, ["A", "B"]);
  expect(ann).toEqual({
    seat: "A",
    rent: 8,
    spent: 1,
    tenants: 0,
    houses: 1,
    lost: 0,
    best: { house: "A1", coins: 5 },
  });
  expect(ben).toMatchObject({ rent: 0, lost: 1, best: null });
});
