import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { isKept, keeps, namesWith, readText, removeText, tryStorage, writeText } from "./storage.svelte";

const NAME = "altbau.name";
const OTHER = "altbau.keys.one";

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  for (const name of [NAME, OTHER]) removeText(name);
  tryStorage();
});

const real = localStorage;
const fails = (): never => {
  throw new DOMException("no", "QuotaExceededError");
};
const full = () =>
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => real.getItem(name),
    setItem: fails,
    removeItem: (name: string) => real.removeItem(name),
  });

/** Storage that throws as soon as it is named, as where cookies are blocked. */
const blocked = () => vi.spyOn(globalThis, "localStorage", "get").mockImplementation(fails);

test.each([
  ["blocked", blocked],
  ["full", full],
])("what storage that is %s does not keep is there until the tab is closed", (_, breaks) => {
  breaks();
  writeText(NAME, "Ann");
  writeText(OTHER, "key");
  expect([readText(NAME), readText(OTHER)]).toEqual(["Ann", "key"]);
  expect([keeps(), isKept(NAME)]).toEqual([false, false]);
  expect(namesWith("altbau.keys.")).toEqual([OTHER]);
  expect((history.state as { unkept: object }).unkept).toHaveProperty([NAME]);
  removeText(NAME);
  expect([readText(NAME), readText(OTHER)]).toEqual([null, "key"]);
});

test("a change that full storage does not keep is read in this tab, in place of what is stored", () => {
  writeText(NAME, "Ann");
  full();
  writeText(NAME, "Anna");
  expect([readText(NAME), isKept(NAME), localStorage.getItem(NAME)]).toEqual(["Anna", false, "Ann"]);
  vi.unstubAllGlobals();
  writeText(NAME, "Anna");
  expect([readText(NAME), isKept(NAME), localStorage.getItem(NAME)]).toEqual(["Anna", true, "Anna"]);
});

test("what another tab stores or forgets holds here, too, whatever this one could not store", () => {
  full();
  writeText(NAME, "Ann");
  vi.unstubAllGlobals();
  localStorage.setItem(NAME, "Ben");
  expect(readText(NAME)).toBe("Ben");
  localStorage.removeItem(NAME);
  expect(readText(NAME)).toBeNull();
});

test("storage is tried without a trace", () => {
  tryStorage();
  expect([keeps(), localStorage.length]).toEqual([true, 0]);
  full();
  tryStorage();
  expect(keeps()).toBe(false);
  vi.unstubAllGlobals();
  tryStorage();
  expect(keeps()).toBe(true);
});
