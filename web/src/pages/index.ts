// The pages by their addresses; each is loaded when first needed, with its part of the texts.

import type { Component } from "svelte";
import { GAMES, withTexts } from "../core/shell/language";
import type { Ability } from "../core/transport/interface";
import { can } from "../core/transport/transport";
import { dealAt, lessonAt, puzzleAt, rulesAt, seriesAt, tableAt } from "../core/route/route.svelte";

const PAGES = {
  "/": () => import("./start/StartPage.svelte"),
  "/learn": () => withTexts(import("./learn/LearnPage.svelte"), "page", "learn", GAMES),
  "/games": () => withTexts(import("./games/GamesPage.svelte"), "page", "own-games", "account", "records", "series"),
  "/records": () => withTexts(import("./records/RecordsPage.svelte"), "page", "records", GAMES),
  "/position": () => withTexts(import("./position/PositionPage.svelte"), "page", "position", "rules", GAMES),
  "/position/table": () =>
    withTexts(import("./position/PositionTable.svelte"), "page", "table", "replay", "analysis", GAMES),
  "/puzzles": () => withTexts(import("./puzzles/PuzzlesPage.svelte"), "page", "puzzles", "lesson"),
  "/print": () => withTexts(import("./print/PrintPage.svelte"), "page", "print", GAMES),
  "/deals": () => withTexts(import("./deals/DealsPage.svelte"), "page", "deals", "new-table", GAMES),
  "/me": () => withTexts(import("./account/AccountPage.svelte"), "page", "account"),
  "/operator": () => withTexts(import("./operator/OperatorPage.svelte"), "page", "operator"),
  rules: () => withTexts(import("./rules/RulesPage.svelte"), "page", "rules"),
  series: () => withTexts(import("./series/SeriesPage.svelte"), "page", "series"),
  lesson: () => withTexts(import("./lesson/LessonPage.svelte"), "page", "table", "lesson"),
  puzzle: () => withTexts(import("./puzzles/PuzzlePage.svelte"), "page", "table", "lesson", GAMES),
  deal: () => withTexts(import("./deals/DealPage.svelte"), "page", "deals", GAMES),
  table: () => withTexts(import("./table/TablePage.svelte"), "page", "table"),
  join: () => withTexts(import("./join/JoinPage.svelte"), "page", "join"),
  device: () => withTexts(import("./join/DevicePage.svelte"), "page", "join"),
  mail: () => withTexts(import("./join/MailPage.svelte"), "page", "join"),
  replay: () => withTexts(import("./replay/ReplayPage.svelte"), "page", "table", "replay", "analysis"),
  nowhere: () => withTexts(import("./elsewhere/NowherePage.svelte"), "page"),
  elsewhere: () => withTexts(import("./elsewhere/ElsewherePage.svelte"), "page"),
};

/** What pages cannot do without. */
const NEEDS: Partial<Record<keyof typeof PAGES, Ability>> = {
  "/records": "records",
  "/print": "print",
  "/me": "friends",
  "/operator": "operator",
  series: "friends",
  join: "friends",
  device: "friends",
  mail: "friends",
};

// pages that are not about a table, with a fixed path
const ALONE = [
  "/",
  "/learn",
  "/games",
  "/records",
  "/position",
  "/position/table",
  "/puzzles",
  "/deals",
  "/print",
  "/me",
  "/operator",
] as const;

const FILE = "/index.html"; // of the start page, in the folder of a site

export type PageName = keyof typeof PAGES;

/** The page of a path; one that says so where there is none. */
export function pageAt(path: string): PageName {
  const page = named(path);
  const need = NEEDS[page];
  return need && !can(need) ? "elsewhere" : page;
}

function named(path: string): PageName {
  if (path === FILE) return "/";
  const address = tableAt(path);
  if (address) return address.door ?? "table";
  if (seriesAt(path)) return "series";
  if (lessonAt(path)) return "lesson";
  if (puzzleAt(path)) return "puzzle";
  if (dealAt(path)) return "deal";
  if (rulesAt(path) !== null) return "rules";
  return ALONE.find((each) => each === path) ?? "nowhere";
}

/** Load a page component. `id` is its table, series, edition of a lesson, puzzle or deal; "" if it has none. */
export const load = (name: PageName): Promise<{ default: Component<{ id: string }> }> =>
  PAGES[name]() as Promise<{ default: Component<{ id: string }> }>;
