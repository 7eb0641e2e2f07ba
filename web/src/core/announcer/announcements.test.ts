import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import type { Live } from "../live/live.svelte";
import type { AnyTable, LogEntry, Question } from "../messages/wire";
import { nextReadOut, readOut } from "../sound/read-out.svelte";
import { playEdition } from "../text/edition.svelte";
import { speak, teach } from "../text/text.svelte";
import { Announcements } from "./announcements";
import { summary } from "./summary";

const NAMES: Record<string, string> = { A: "Ann", B: "Ben", C: "Cleo" };
const nameOf = (seat: string | null | undefined) => NAMES[seat ?? ""] ?? "";
const seat = (value: string) => ({ type: "seat", value });

const entry = (name: string, player: string, more: Partial<LogEntry> = {}): LogEntry => ({
  number: 0, name, rules: [], args: { player: seat(player) }, items: null, begins: false, for_all: false, told: null, ...more,
}); // prettier-ignore
const bought = (player: string, card: string | null = null) =>
  entry("bought", player, { args: { player: seat(player), card: { type: "card", value: card } } });
const begun = (player: string) => entry("begun", player, { begins: true });
const question = (name: string) => ({ name, args: {}, begins: name === "play", choices: [{}] }) as unknown as Question;

/** A table of three and its log, as a listener follows it. */
class Followed {
  readonly live = { log: [] as LogEntry[], teaches: false, retells: false, name: nameOf };
  readonly announcements = new Announcements(this.live as unknown as Live);
  constructor(
    readonly viewer: string | null = "A",
    turn = "B",
  ) {
    this.hears(turn, []); // what was there when the table was opened is not news
  }

  hears(turn: string, fresh: LogEntry[], asked = "", more: Partial<AnyTable> = {}) {
    this.live.log = [...this.live.log, ...fresh];
    const table = {
      viewer: this.viewer, turn, asked: asked ? "A" : turn, question: asked ? question(asked) : null, phase: "play",
      seats: ["A", "B", "C"].map((each) => ({ seat: each })), ...more,
    }; // prettier-ignore
    return this.announcements.after(table as unknown as AnyTable, fresh);
  }
}

const quiet = { news: "", question: "", interrupts: false };

beforeAll(async () => {
  await teach("en", {
    core: `
page-heard-deeds = { $player }: { $deeds }.
event-begun = It is { $player }’s turn.
event-built = { $player } builds a house with two floors.
brief-built = builds a house
event-bought = { $player } buys { $card-key ->
    [none] a card
   *[other] { $card }
}.
several-bought = { $player } buys { $number } cards from the pile.
brief-several-bought = buys { $number } cards
event-let = { $player } lets { $to } a flat.
brief-let = { $to ->
    [guests] puts up guests
   *[other] lets { $to } a flat
}
event-counted = { $player } takes in 3 coins.
brief-counted = { "" }
event-bid = { $player } bids 5 coins.
later-bid = { "" }
event-fell = A house of { $player } falls.
event-called = { $player } calls the police. They look around.
question-play = Your turn!
question-window = Alibi?
`,
    games: [],
  });
});

beforeEach(() => {
  speak("en");
  playEdition("test", "plain");
  if (readOut() === "own") nextReadOut();
});
afterEach(() => {
  if (readOut() === "all") nextReadOut();
});

test("a name is said once for all that a player does in a row", () => {
  const round = [begun("B"), entry("built", "B"), bought("B"), bought("B"), begun("C"), bought("C")];
  expect(summary(round, nameOf)).toBe("Ben: builds a house, buys 2 cards. Cleo: buys a card.");
  expect(summary([], nameOf)).toBe("");
  expect(summary([entry("built", "B"), entry("fell", "B"), bought("B")], nameOf)).toBe(
    "Ben: builds a house. A house of Ben falls. Ben: buys a card.",
  );
  expect(summary([entry("called", "B"), bought("B")], nameOf)).toBe(
    "Ben: calls the police. They look around. Ben: buys a card.",
  );
  expect(summary([entry("built", "B"), bought("B", "one; or two")], nameOf)).toBe(
    "Ben: builds a house; buys one; or two.",
  );
});

test("a verb is said once for deeds of one kind in a row", () => {
  const lets = (to: string) => entry("let", "B", { args: { player: seat("B"), to: { type: "key", value: to } } });
  expect(summary([lets("Ida"), lets("Max"), lets("guests"), lets("Kim")], nameOf)).toBe(
    "Ben: lets Ida a flat, Max a flat, puts up guests, lets Kim a flat.",
  );
  expect(summary([lets("Ida"), entry("fell", "B"), lets("Max")], nameOf)).toBe(
    "Ben: lets Ida a flat. A house of Ben falls. Ben: lets Max a flat.",
  );
});

test("what the other deeds say is left out, and interrupts no list", () => {
  const round = [bought("B", "a roof"), entry("counted", "C"), entry("counted", "B"), bought("B", "peace")];
  expect(summary(round, nameOf)).toBe("Ben: buys a roof, peace.");
  expect(summary([entry("counted", "B")], nameOf)).toBe("");
});

test("what a bot or the clock did is as short, and says so", async () => {
  await teach("en", { core: "page-told-by = { $said } (by a { $by })", games: [] });
  const by = (who: "stand-in" | "clock", line: LogEntry): LogEntry => ({ ...line, by: who });
  expect(summary([by("clock", entry("built", "B")), by("clock", bought("B")), bought("B", "a roof")], nameOf)).toBe(
    "Ben (by a clock): builds a house, buys a card. Ben: buys a roof.",
  );
  expect(summary([by("stand-in", bought("B")), by("stand-in", bought("B"))], nameOf)).toBe(
    "Ben (by a stand-in): buys 2 cards.",
  );
  expect(summary([by("stand-in", entry("counted", "B"))], nameOf)).toBe("");
  expect(summary([by("stand-in", entry("fell", "B"))], nameOf)).toBe("A house of Ben falls. (by a stand-in)");
});

test("everything comes at once with the listener's turn, and the question follows it", () => {
  const table = new Followed();
  expect(table.hears("B", [begun("B")])).toEqual(quiet);
  expect(table.hears("B", [entry("built", "B")])).toEqual(quiet);
  expect(table.hears("C", [begun("C"), bought("C")])).toEqual(quiet);
  expect(table.hears("A", [begun("A")], "play")).toEqual({
    news: "Ben: builds a house. Cleo: buys a card.",
    question: "Your turn!",
    interrupts: false,
  });
  expect(table.hears("A", [entry("built", "A")], "play").news).toBe("Ann: builds a house.");
  expect(table.hears("B", [bought("A", "a roof"), begun("B")]).news).toBe("Ann: buys a roof.");
});

test("in a window only the question is said, and it interrupts", () => {
  const table = new Followed();
  table.hears("B", [entry("built", "B")]);
  expect(table.hears("B", [entry("fell", "B")], "window")).toEqual({ news: "", question: "Alibi?", interrupts: true });
  expect(table.hears("B", [bought("A", "peace")]).news).toBe("Ann: buys peace.");
  expect(table.hears("A", [], "play").news).toBe("Ben: builds a house. A house of Ben falls.");
});

test("what came to an end before the listener's turn is left out, and said while it goes on", () => {
  const table = new Followed();
  table.hears("B", [entry("built", "B"), entry("bid", "B")]);
  expect(table.hears("B", [entry("bid", "A")], "window").news).toBe("Ann: bids 5 coins.");
  table.hears("B", [entry("bid", "C"), entry("fell", "B")]);
  expect(table.hears("A", [], "play").news).toBe("Ben: builds a house. A house of Ben falls.");
  expect(table.hears("A", [entry("bid", "C")], "play").news).toBe("Cleo: bids 5 coins.");
});

test("what was taken back is not said", () => {
  const table = new Followed();
  table.hears("B", [begun("B")]);
  table.hears("B", [entry("built", "B")]);
  table.live.log.pop();
  expect(table.hears("A", [bought("B")], "play").news).toBe("Ben: buys a card.");
});

test("who is out hears the round when their turn is passed over, a spectator when it begins anew", () => {
  const out = new Followed("B", "A");
  out.hears("A", [bought("A")]);
  expect(out.hears("C", [bought("C")]).news).toBe("Ann: buys a card. Cleo: buys a card.");
  const spectator = new Followed(null);
  spectator.hears("B", [bought("B")]);
  expect(spectator.hears("C", [bought("C")])).toEqual(quiet);
  expect(spectator.hears("A", []).news).toBe("Ben: buys a card. Cleo: buys a card.");
});

test("the end of the game is said at once", () => {
  const table = new Followed();
  table.hears("B", [bought("B")]);
  expect(table.hears("B", [bought("B", "the last")], "", { phase: "over" }).news).toBe("Ben: buys a card, the last.");
});

test("whoever wants what touches them hears that as it happens", () => {
  nextReadOut();
  const table = new Followed();
  expect(table.hears("B", [begun("B"), entry("built", "B")])).toEqual({ ...quiet, news: "It is Ben’s turn." });
  expect(table.hears("B", [entry("fell", "A")], "window")).toEqual({
    news: "A house of Ann falls.",
    question: "Alibi?",
    interrupts: false,
  });
});

test("a lesson and a replay tell as they go on", () => {
  for (const more of [{ teaches: true }, { retells: true }]) {
    const table = new Followed();
    Object.assign(table.live, more);
    expect(table.hears("B", [entry("fell", "A")]).news).toBe("A house of Ann falls.");
  }
});
