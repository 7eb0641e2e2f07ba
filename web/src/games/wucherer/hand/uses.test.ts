import { beforeEach, expect, test } from "vitest";
import { catalog } from "../../../core/catalogue/catalogue.svelte";
import type { EditionInfo } from "../../../core/messages/wire";
import { teach } from "../../../core/text/text.svelte";
import { firstLook } from "../../../mounted/tables";
import { usesOf } from "./uses";

const cards = [{ name: "hacker", group: "tenant" }];
// before each test, because the catalog also requests the server, at its own pace
beforeEach(() => {
  void teach("en", { core: "page-use-tenant = tenant\npage-use-floor = floor", games: [] });
  catalog().editions = [{ game: "wucherer", name: firstLook.edition, cards }] as EditionInfo[];
});

const asks = (...tokens: string[]) => ({
  ...firstLook,
  asked: "A",
  viewer: "A",
  question: {
    ...{ name: "play", args: {}, begins: true, reaction: false, auto_passable: [], blocked: [] },
    choices: tokens.map((token) => ({ token, type: "card" as const })),
  },
});

test("in the first turns a card says all that it can be used for now", () => {
  expect(usesOf("hacker", asks("hacker", "build"))).toEqual(["tenant", "floor"]);
  expect(usesOf("hacker", asks("build"))).toEqual(["floor"]);
  expect(usesOf("hacker", asks("done"))).toEqual([]);
});

test("later, and while somebody else is asked, it says nothing of it", () => {
  expect(usesOf("hacker", { ...asks("hacker"), round: 3 })).toEqual([]);
  expect(usesOf("hacker", { ...asks("hacker"), asked: "B" })).toEqual([]);
  expect(usesOf("hacker", firstLook)).toEqual([]);
});
