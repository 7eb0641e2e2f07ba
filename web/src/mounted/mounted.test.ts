// Components of more than 150 lines (without styles) are mounted with the least and the most content, in both
// languages: no message is missing, every control has a name, and nothing is logged as an error.

import { mount, tick, unmount, type Component } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import SAMPLE from "../core/device/device.sample.json";
import { Choosing } from "../core/live/choosing.svelte";
import { Live } from "../core/live/live.svelte";
import { LastLook } from "../core/log/last-look.svelte";
import type { AnyTable } from "../core/messages/wire";
import Ranking from "../core/result/Ranking.svelte";
import { Result } from "../core/result/result.svelte";
import { learnGame } from "../core/shell/language";
import { speak, type Language } from "../core/text/text.svelte";
import "../games";
import MonopolyTable from "../games/monopoly/MonopolyTable.svelte";
import WuchererTable from "../games/wucherer/WuchererTable.svelte";
import { load } from "../pages";
import TablePage from "../pages/table/TablePage.svelte";
import { EDITIONS, ended, ENDING, firstLook, firstThrow, fullBoard, fullStreet, LOGS } from "./tables";

const LONG = 150;
const PATIENCE = 20_000; // milliseconds for what is there at once on an idle machine
const SOURCES = import.meta.glob<string>("../**/*.svelte", { query: "?raw", import: "default", eager: true });
const MESSAGES = import.meta.glob<string>("../../../src/altbau/{core,games/*}/text/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The server's side of a live connection. */
class Wire {
  static last: Wire | undefined;
  onmessage: (event: { data: string }) => void = () => {};
  readyState = 1;
  constructor() {
    Wire.last = this;
  }
  /** Without answers to its pings a page soon takes the connection for lost. */
  send(message: string) {
    const pong = JSON.stringify({ type: "pong", now: 0 });
    if (JSON.parse(message).type === "ping") queueMicrotask(() => this.onmessage({ data: pong }));
  }
  close() {}
}

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
async function fetched(address: string): Promise<Response> {
  if (address.startsWith("/api/texts")) return json(textsIn(address.includes("/de/") ? "de" : "en"));
  if (address.startsWith("/api/editions")) return json(EDITIONS);
  if (address.startsWith("/api/own-editions")) return json([]);
  if (address.startsWith("/api/records")) return json([]);
  if (address.endsWith("/ending")) return json(ENDING);
  return json({ sentence: "no", code: "no" }, 404);
}

/** Wait until everything pending has run. */
async function settled() {
  for (let turn = 0; turn < 8; turn += 1) {
    await new Promise((done) => setTimeout(done));
    await tick();
  }
}

async function tell(table: AnyTable) {
  const wire = await vi.waitUntil(() => Wire.last, PATIENCE);
  await settled();
  wire.onmessage({ data: JSON.stringify({ type: "update", number: 1, table, log: LOGS[table.game] }) });
  await settled();
}

async function shown(table: AnyTable) {
  const live = new Live("table", "");
  void live.open();
  await tell(table);
  return { live, table, look: new LastLook("table", ""), choosing: new Choosing(live), result: new Result() };
}

interface Case {
  component: Component<never>;
  /** The component's properties, and an update sent after mounting. */
  emptiest: () => Promise<{ props: object; then?: AnyTable }>;
  fullest: () => Promise<{ props: object; then?: AnyTable }>;
}
const props = async (table: AnyTable) => ({ props: await shown(table) });
const CASES: Record<string, Case> = {
  "../core/result/Ranking.svelte": {
    component: Ranking as Component<never>,
    emptiest: () => props({ ...firstLook, phase: "over", ranking: ended(2).ranking, winners: ["A"] }),
    fullest: () => props({ ...fullBoard, ...ended(8) }),
  },
  "../games/monopoly/MonopolyTable.svelte": {
    component: MonopolyTable as Component<never>,
    emptiest: () => props(firstThrow),
    fullest: () => props(fullBoard),
  },
  "../games/wucherer/WuchererTable.svelte": {
    component: WuchererTable as Component<never>,
    emptiest: () => props(firstLook),
    fullest: () => props(fullStreet),
  },
  "../pages/table/TablePage.svelte": {
    component: TablePage as Component<never>,
    emptiest: async () => ({ props: { id: "table" } }),
    fullest: async () => ({ props: { id: "table" }, then: fullBoard }),
  },
};

const linesOf = (source: string) =>
  source
    .replace(/<style>[^]*<\/style>/, "")
    .trimEnd()
    .split("\n").length;

/** The messages of the core or of a game, in a language. */
const said = (folder: string, language: Language) =>
  Object.entries(MESSAGES)
    .filter(([file]) => file.includes(`/${folder}/`) && file.endsWith(`.${language}.ftl`))
    .map(([, text]) => text)
    .join("\n");

const textsIn = (language: Language) => ({
  core: said("core", language),
  games: EDITIONS.map(({ game, name }) => ({ game, editions: [name], fluent: said(`games/${game}`, language) })),
});

const complaints: unknown[] = [];
beforeEach(async () => {
  vi.stubGlobal("WebSocket", Object.assign(Wire, { OPEN: 1 }));
  vi.stubGlobal("fetch", fetched);
  for (const language of ["de", "en"] as const) {
    speak(language);
    for (const { name } of EDITIONS) await learnGame(name);
  }
  complaints.length = 0;
  for (const level of ["error", "warn"] as const)
    vi.spyOn(console, level).mockImplementation((...said: unknown[]) => void complaints.push(said));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  speak("en");
});

/** Mount a component in a language and collect its text, labels and unnamed controls. */
async function look(name: string, which: "emptiest" | "fullest", language: Language) {
  speak(language);
  Wire.last = undefined;
  const { component, [which]: made } = CASES[name]!;
  const { props, then } = await made();
  const target = document.body.appendChild(document.createElement("div"));
  const mounted = mount(component, { target, props: props as never });
  await settled();
  if (then) {
    await tell(then);
    await vi.waitUntil(() => target.querySelector("[data-testid=log-open]"), PATIENCE); // it is imported dynamically
    await settled();
  }
  const labels = [...target.querySelectorAll("*")].flatMap((each) =>
    ["aria-label", "title", "placeholder", "alt"].map((attribute) => each.getAttribute(attribute) ?? ""),
  );
  const controls = [...target.querySelectorAll<HTMLElement>("button, a, input, select, textarea")];
  const unnamed = controls.filter((control) => {
    const own =
      control.textContent?.trim() || control.getAttribute("aria-label") || control.getAttribute("aria-labelledby");
    return !own && !control.title && !(control as HTMLInputElement).labels?.length && !control.closest("label");
  });
  const found = {
    text: [target.textContent ?? "", ...labels].join(" · "),
    elements: target.querySelectorAll("*").length,
    controls: controls.map(({ tagName, dataset }) => `${tagName} ${dataset.testid ?? ""}`),
    unnamed: unnamed.map((control) => control.outerHTML),
    complaints: [...complaints],
  };
  await unmount(mounted);
  target.remove();
  return found;
}

test("every long component is mounted here", () => {
  const long = Object.entries(SOURCES).filter(([, source]) => linesOf(source) > LONG);
  expect(Object.keys(CASES)).toEqual(expect.arrayContaining(long.map(([name]) => name)));
});

test.each(Object.keys(CASES))("%s shows nothing and everything in both languages", async (name) => {
  const found = {
    empty: { de: await look(name, "emptiest", "de"), en: await look(name, "emptiest", "en") },
    full: { de: await look(name, "fullest", "de"), en: await look(name, "fullest", "en") },
  };
  for (const { de, en } of Object.values(found)) {
    for (const { text, unnamed, complaints } of [de, en]) {
      expect(text).not.toMatch(/undefined|NaN|\[object/);
      expect(text.match(/\b(?:page|board|deal|question|word|event|option|phase|card|bot|refusal)-[a-z][\w-]*/)).toBe(
        null,
      );
      expect(unnamed).toEqual([]);
      expect(complaints).toEqual([]);
    }
    expect(de.controls).toEqual(en.controls);
    expect(de.text).not.toBe(en.text);
  }
  expect(found.full.de.elements).toBeGreaterThan(found.empty.de.elements);
});

const PAGES = [
  "/",
  "/me",
  "/deals",
  "/puzzles",
  "/position",
  "/records",
  "deal",
  "series",
  "lesson",
  "join",
  "table",
] as const;
const STORED = [null, 5, "/odd", {}, [], [{}], "the sample"];

test.each(STORED.map((value) => [value]))(
  "no page fails on %j in the place of everything that a browser stores",
  async (value) => {
    vi.stubGlobal("reportError", (problem: unknown) => complaints.push(problem));
    for (const [key, sample] of Object.entries(SAMPLE))
      localStorage.setItem(`altbau.${key}`, JSON.stringify(value === "the sample" ? sample : value));
    for (const name of PAGES) {
      const { default: page } = await load(name);
      const target = document.body.appendChild(document.createElement("div"));
      const mounted = mount(page, { target, props: { id: "one" } });
      await vi.dynamicImportSettled();
      await settled();
      expect(complaints, name).toEqual([]);
      expect(target.querySelector("main"), name).not.toBe(null);
      if (name === "/") expect(target.querySelectorAll("[data-testid^=door-]"), name).toHaveLength(EDITIONS.length);
      expect(target.querySelectorAll("[data-testid=failed]"), name).toHaveLength(0);
      await unmount(mounted);
      target.remove();
    }
    localStorage.clear();
  },
);

test("a panel of the start page that fails says so and leaves the rest", async () => {
  const reported = vi.fn();
  vi.stubGlobal("reportError", reported);
  vi.spyOn(Intl, "DateTimeFormat").mockImplementation(function () {
    throw new RangeError("no dates");
  });
  localStorage.setItem("altbau.tables", JSON.stringify(SAMPLE.tables));
  const { default: page } = await load("/");
  const target = document.body.appendChild(document.createElement("div"));
  const mounted = mount(page, { target, props: { id: "" } });
  await settled();
  expect(target.querySelector("[data-testid=failed]")?.textContent).toMatch(/The rest of the page does/);
  expect(target.querySelectorAll("[data-testid^=door-]")).toHaveLength(EDITIONS.length);
  expect(reported.mock.calls[0]?.[0]).toEqual(new RangeError("no dates"));
  await unmount(mounted);
  target.remove();
  localStorage.clear();
});
