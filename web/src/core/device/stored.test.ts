import { beforeEach, describe, expect, test } from "vitest";
import * as device from "./device";
import SAMPLE from "./device.sample.json";
import source from "./device.ts?raw";

/** What reads each value of the sample. */
const READERS: Record<keyof typeof SAMPLE, () => unknown> = {
  "hides-end": device.hidesEnd,
  name: device.savedName,
  language: device.savedLanguage,
  light: device.savedLight,
  sound: device.savedSound,
  "reads-all": device.savedReadOut,
  notices: device.savedNotices,
  called: device.calledHere,
  "asked-ahead": () => [device.wasAskedAhead("two") && "two"],
  "asked-how": () => [device.wasAskedHow("one") && "one"],
  coach: device.coached,
  shortcuts: device.shortcutsOn,
  me: device.ownSecret,
  games: () => [device.firstGames(), device.newHere()],
  "lesson-from": device.lessonFrom,
  tables: device.ownTables,
  left: () => device.dealtAndLeft(),
  lessons: () => [device.heldLesson("landlord-2013")].filter(Boolean),
  puzzles: device.solvedPuzzles,
  "puzzles-tried": device.triedPuzzles,
  notes: device.notesTold,
  "keys.one": () => device.seatKeys("one"),
  "invitations.one": () => device.invitations("one"),
  "tied.one": () => device.tiedKeys("one"),
  "settings.one": () => device.settingsOf("one"),
  "seen.one.A": () => device.seenEntries("one", "A"),
  "muted.one": () => device.mutedAt("one"),
  "talk.one.players": () => device.chatSeen("one", "players"),
  "voice.one": () => typeof device.voiceAt("one"), // made if there is none
  "watch.one": () => device.watchLink("one"),
  "beside.one": () => {
    put("keys.two", [{ seat: "A", secret: "two" }]);
    return device.lookingKey("one") ?? "";
  },
};
/** What they read of it, where that is not the value itself. */
const ELSE: Partial<Record<keyof typeof SAMPLE, unknown>> = {
  games: [true, false],
  left: 1,
  "voice.one": "string",
  "beside.one": "two",
};
const KEYS = Object.keys(SAMPLE) as (keyof typeof SAMPLE)[];

/** What changes each list. */
const WRITERS: Partial<Record<keyof typeof SAMPLE, () => void>> = {
  tables: () => {
    device.keepTable({ id: "new", edition: "monopoly", seats: [], over: false, day: "2026-11-28" });
    device.dropTable("one");
  },
  left: () => device.keepDealt("new"),
  lessons: () => {
    for (const edition of ["monopoly", "wucherer-1992", "wucherer-1997"])
      device.keepLesson({ ...SAMPLE.lessons[0]!, edition });
  },
  puzzles: () => device.keepSolved("new"),
  "puzzles-tried": () => device.keepTried("new"),
  notes: () => device.keepNote("new"),
  "keys.one": () => {
    device.keepKeys("one", [{ seat: "C", secret: "new" }]);
    device.dropKey("one", "new");
  },
  "invitations.one": () => device.keepInvitations("one", [{ seat: "B", invitation: "new" }]),
  "tied.one": () => device.saveTiedKeys("one", ["new"]),
  "muted.one": () => device.saveMuted("one", []),
};
const LISTS = Object.keys(WRITERS) as (keyof typeof SAMPLE)[];

const put = (key: string, value: unknown) => localStorage.setItem(`altbau.${key}`, JSON.stringify(value));
const stored = (key: string): unknown => JSON.parse(localStorage.getItem(`altbau.${key}`) ?? "null");

const ODD = [null, 5, "/odd", {}, [], [{}]];
const ODD_ENTRIES = [null, 5, {}, [], ["odd"], { later: 1 }];
const ANY_NAMES = ["called", "options", "cards"]; // objects whose fields are not fixed

/** The value with an unknown field in each object of fixed fields. */
function withMore(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withMore);
  if (value === null || typeof value !== "object") return value;
  const fields = Object.entries(value).map(([name, each]) => [name, ANY_NAMES.includes(name) ? each : withMore(each)]);
  return { ...Object.fromEntries(fields), later: { deep: [1] } };
}

beforeEach(() => localStorage.clear());

test("each key that is stored is in the sample", () => {
  const made = /(?:\b(?:flag|text|count|texts)|new Stored(?:Value|List))\(\s*["`]([^"`]+)["`]/g;
  const kinds = [...source.matchAll(made)].map(([, key]) => key!.split(".")[0]!);
  expect(kinds.length).toBeGreaterThan(20);
  expect(new Set(KEYS.map((key) => key.split(".")[0]))).toEqual(new Set(kinds));
});

describe.each(KEYS)("%s", (key) => {
  test("is read as it was written, whatever later versions add", () => {
    put(key, SAMPLE[key]);
    expect(READERS[key]()).toEqual(ELSE[key] ?? SAMPLE[key]);
    localStorage.clear();
    put(key, withMore(SAMPLE[key]));
    expect(READERS[key]()).toEqual(ELSE[key] ?? withMore(SAMPLE[key]));
  });

  test.each(ODD.map((odd) => [odd]))("is as if it were not there where it is %j", (odd) => {
    const nothing = READERS[key]();
    localStorage.clear();
    put(key, odd);
    const read = READERS[key]();
    const fits = typeof odd === typeof SAMPLE[key] && typeof odd !== "object";
    if (fits) expect(typeof read).toBe(typeof (ELSE[key] ?? odd));
    else expect(read).toEqual(nothing);
    if (!key.startsWith("voice")) expect(stored(key)).toEqual(odd);
  });
});

/** Copies of an object, each with another field that has the value of none. */
function spoilt(value: unknown): object[] {
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([name, each]) =>
    [[null], ...(ANY_NAMES.includes(name) ? [] : spoilt(each))].map((worse) =>
      Array.isArray(value)
        ? value.map((other, place) => (place === Number(name) ? worse : other))
        : { ...value, [name]: worse },
    ),
  );
}

test.each(["tables", "lessons", "keys.one", "invitations.one"] as const)(
  "an entry of %s is read whole or not",
  (key) => {
    const entries: object[] = SAMPLE[key];
    const worse = [
      ...entries.flatMap(spoilt),
      ...entries.flatMap((entry) => ("day" in entry ? { ...entry, day: "soon" } : [])),
    ];
    expect(worse.length).toBeGreaterThan(1);
    put(key, [...worse, ...entries]);
    expect(READERS[key]()).toEqual(entries);
  },
);

test("settings are read whole or not", () => {
  for (const worse of spoilt(SAMPLE["settings.one"])) {
    put("settings.one", worse);
    expect(READERS["settings.one"](), JSON.stringify(worse)).toBe(null);
  }
});

describe.each(LISTS)("the list %s", (key) => {
  test("is read without entries that can't be read, and written with them", () => {
    const sample = SAMPLE[key] as unknown[];
    put(key, [...ODD_ENTRIES, ...sample, ...ODD_ENTRIES]);
    expect(READERS[key]()).toEqual(ELSE[key] ?? sample);
    for (let time = 0; time < 3; time += 1) WRITERS[key]!();
    const after = stored(key) as unknown[];
    expect(after.slice(-2 * ODD_ENTRIES.length)).toEqual([...ODD_ENTRIES, ...ODD_ENTRIES]);
    expect(after.slice(0, -2 * ODD_ENTRIES.length)).not.toContainEqual(null);
  });

  test.each(['"odd"', "5", "{}", "null", '[{"id": "on'])("carries %s along", (text) => {
    localStorage.setItem(`altbau.${key}`, text);
    for (let time = 0; time < 3; time += 1) WRITERS[key]!();
    const parsed: unknown = text.startsWith("[") ? text : JSON.parse(text);
    expect((stored(key) as unknown[]).at(-1)).toEqual([parsed]);
  });
});

test("what can't be read goes with the rest when one forgets", () => {
  for (const key of KEYS) put(key, [{ later: 1 }]);
  device.forgetSeats();
  const kept = Object.keys(localStorage).map((name) => name.slice("altbau.".length));
  expect(kept.filter((key) => key.includes(".") || ["tables", "left"].includes(key))).toEqual([]);
});
