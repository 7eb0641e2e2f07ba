import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { agreed, playEdition } from "./edition.svelte";
import {
  asAgreed,
  attributes,
  day,
  duration,
  editionName,
  has,
  language,
  list,
  moment,
  money,
  say,
  speak,
  teach,
} from "./text.svelte";

beforeEach(async () => {
  localStorage.clear();
  await teach("en", {
    core: `
edition-pig = Pig with cards
greeting = Hello, { $player }!
    .short = Hi
    .loud = HELLO
names-and = { $first } and { $last }
money-pig = { $number ->
    [one] one point
   *[other] { $number } points
}
nameless =
    .text = only an attribute
`,
    games: [],
  });
  await teach("de", { core: "greeting = Hallo, { $player }!\nnames-and = { $first } und { $last }", games: [] });
  speak("en");
});

afterEach(() => speak("en"));

test("a message is said with its arguments, which nothing stands around", () => {
  expect(say("greeting", { player: "Ann" })).toBe("Hello, Ann!");
  expect(say("greeting.short")).toBe("Hi");
});

test("what has no message can't be said", () => {
  expect(() => say("farewell")).toThrow(/farewell/);
  expect(() => say("greeting.long")).toThrow(/greeting\.long/);
  expect([has("greeting"), has("greeting.short"), has("greeting.long"), has("farewell")]).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect([has("nameless"), has("nameless.text")]).toEqual([false, true]);
});

test("a missing argument does not take the sentence away", () => {
  expect(say("greeting")).toContain("Hello");
});

test("a message tells the forms of a name", () => {
  expect(attributes("greeting")).toEqual({ short: "Hi", loud: "HELLO" });
  expect(attributes("farewell")).toEqual({});
});

test("another language is spoken from then on, and kept", () => {
  speak("de");
  expect(language()).toBe("de");
  expect(say("greeting", { player: "Ann" })).toBe("Hallo, Ann!");
  expect(has("greeting.short")).toBe(false);
  expect(localStorage.getItem("altbau.language")).toBe('"de"');
});

test("a language is taught part by part, and what is taught again replaces what was known", async () => {
  await teach("en", { core: "farewell = Bye", games: [{ game: "pig", editions: ["pig"], fluent: "oink = Oink" }] });
  await teach("en", { core: "thanks = Thanks\nfarewell = See you", games: [] });
  await teach("en", { core: "", games: [{ game: "pig", editions: ["pig"], fluent: "grunt = Grunt" }] });
  const words = ["greeting.short", "farewell", "thanks", "oink", "grunt"].map((id) => say(id, {}, "pig"));
  expect(words).toEqual(["Hi", "See you", "Thanks", "Oink", "Grunt"]);
});

test("money is that of the edition on the table, and a number where it has none", () => {
  playEdition("pig", "plain");
  expect([money(1), money(3)]).toEqual(["one point", "3 points"]);
  playEdition("unheard-of", "plain");
  expect(money(3)).toBe("3");
});

test("a message gives way to that of an option which the table has agreed on", async () => {
  await teach("en", {
    core: "",
    games: [{ game: "pig", editions: ["pig"], fluent: "goal = Most\ngoal-short = First" }],
  });
  playEdition("pig", "plain", { options: { short: true, long: true, rounds: 0 } });
  expect([asAgreed("goal"), asAgreed("end"), agreed()]).toEqual(["goal-short", "end", ["short", "long"]]);
  playEdition("pig", "plain", { options: { short: false } });
  expect([asAgreed("goal"), agreed()]).toEqual(["goal", []]);
});

test("an edition without a name goes by its key", () => {
  expect([editionName("pig"), editionName("dog")]).toEqual(["Pig with cards", "dog"]);
});

test("names are joined as the language joins them", () => {
  expect(list(["Ann", "Ben", "Cleo"])).toBe("Ann, Ben and Cleo");
  speak("de");
  expect(list(["Ann", "Ben", "Cleo"])).toBe("Ann, Ben und Cleo");
});

test("a game has words of its own, with those of the page behind them", async () => {
  await teach("en", {
    core: "phase-over = Game over\ngreeting = Hello",
    games: [
      { game: "pig", editions: ["pig", "pig-2"], fluent: "phase-play = Throw or bank" },
      { game: "whist", editions: ["whist"], fluent: "phase-play = Tricks" },
    ],
  });
  playEdition("whist", "plain");
  expect([say("phase-play"), say("phase-over")]).toEqual(["Tricks", "Game over"]);
  expect([say("phase-play", {}, "pig"), say("phase-play", {}, "pig-2")]).toEqual(["Throw or bank", "Throw or bank"]);
  for (const other of ["unheard-of", ...Object.getOwnPropertyNames(Object.prototype)])
    expect([other, has("phase-play", other), has("phase-over", other)]).toEqual([other, false, true]);
});

test("a date is written as the reader's country has it, in the language of the page", () => {
  const languages = vi.spyOn(navigator, "languages", "get");
  languages.mockReturnValue(["fr-FR", "en-US@posix", "en-GB", "de-AT"]);
  expect(day("2026-11-23")).toBe("23 Nov 2026");
  expect(moment("2026-11-23")).toBe("23 Nov 2026");
  expect(moment("2026-11-23T12:34Z")).toMatch(/^23 Nov 2026, \d\d:\d4$/);
  speak("de");
  expect(day("2026-11-23")).toBe("23.11.2026");
  languages.mockReturnValue(["en-US"]);
  expect(day("2026-11-23")).toBe("23.11.2026");
  speak("en");
  expect(day("2026-11-23")).toBe("Nov 23, 2026");
  languages.mockRestore();
});

test.each([
  [100_800, "1 day 4 hr", "1 Tag 4 Std."],
  [172_800, "2 days", "2 Tage"],
  [250_000, "2 days", "2 Tage"],
  [3600 + 90, "1 hr 1 min", "1 Std. 1 Min."],
  [86_399, "23 hr", "23 Std."],
  [20, "1 min", "1 Min."],
])("a time of %s s is said in units that tell enough", (seconds, english, german) => {
  expect(duration(seconds)).toBe(english);
  speak("de");
  expect(duration(seconds)).toBe(german);
});
