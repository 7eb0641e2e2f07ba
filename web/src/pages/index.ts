// The pages by their addresses; each is loaded when first needed.

import type { Component } from "svelte";
import type { Ability } from "../core/transport/interface";
import { can } from "../core/transport/transport";
import { dealAt, lessonAt, puzzleAt, rulesAt, seriesAt, tableAt } from "../core/route/route.svelte";

const PAGES = {
  "/": () => import("./start/StartPage.svelte"),
  "/learn": () => import("./learn/LearnPage.svelte"),
  "/games": () => import("./games/GamesPage.svelte"),
  "/records": () => import("./records/RecordsPage.svelte"),
  "/position": () => import("./position/PositionPage.svelte"),
  "/position/table": () => import("./position/PositionTable.svelte"),
  "/puzzles": () => import("./puzzles/PuzzlesPage.svelte"),
  "/print": () => import("./print/PrintPage.svelte"),
  "/deals": () => import("./deals/DealsPage.svelte"),
  "/me": () => import("./account/AccountPage.svelte"),
  "/operator": () => import("./operator/OperatorPage.svelte"),
  rules: () => import("./rules/RulesPage.svelte"),
  series: () => import("./series/SeriesPage.svelte"),
  lesson: () => import("./lesson/LessonPage.svelte"),
  puzzle: () => import("./puzzles/PuzzlePage.svelte"),
  deal: () => import("./deals/DealPage.svelte"),
  table: () => import("./table/TablePage.svelte"),
  join: () => import("./join/JoinPage.svelte"),
  device: () => import("./join/DevicePage.svelte"),
  replay: () => import("./replay/ReplayPage.svelte"),
  analysis: () => import("./analysis/AnalysisPage.svelte"),
  elsewhere: () => import("./elsewhere/ElsewherePage.svelte"),
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
};

// pages that are not about a table, with a fixed path
const ALONE = [
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

export type PageName = keyof typeof PAGES;

/** The page of a path; unknown paths lead to the start page. */
export function pageAt(path: string): PageName {
  const page = named(path);
  const need = NEEDS[page];
  return need && !can(need) ? "elsewhere" : page;
}

function named(path: string): PageName {
  const address = tableAt(path);
  if (address) return address.door ?? "table";
  if (seriesAt(path)) return "series";
  if (lessonAt(path)) return "lesson";
  if (puzzleAt(path)) return "puzzle";
  if (dealAt(path)) return "deal";
  if (rulesAt(path) !== null) return "rules";
  return ALONE.find((each) => each === path) ?? "/";
}

/** Load a page component. `id` is its table, series, edition of a lesson, puzzle or deal; "" if it has none. */
export const load = (name: PageName): Promise<{ default: Component<{ id: string }> }> =>
  PAGES[name]() as Promise<{ default: Component<{ id: string }> }>;
