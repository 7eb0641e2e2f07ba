// The five ways through the page, each with its pages; the first of them is where the way begins.

import type { IconName } from "../icons/icons";

export interface WayPage {
  path: string;
  /** The id of its name, which is also the title of its tab. */
  name: string;
  /** What it cannot do without. */
  needs?: "records" | "print";
}

export interface Way {
  /** The id of its name; its attribute `short` has the name for narrow windows. */
  name: string;
  icon: IconName;
  pages: readonly [WayPage, ...WayPage[]];
}

export const WAYS: readonly Way[] = [
  { name: "page-way-play", icon: "turn", pages: [{ path: "/", name: "page-way-play" }] },
  { name: "page-way-learn", icon: "hint", pages: [{ path: "/learn", name: "page-way-learn" }] },
  {
    name: "page-way-puzzles",
    icon: "puzzle",
    pages: [
      { path: "/puzzles", name: "page-puzzles" },
      { path: "/deals", name: "page-deals" },
      { path: "/position", name: "page-position" },
    ],
  },
  {
    name: "page-way-games",
    icon: "cards",
    pages: [
      { path: "/games", name: "page-way-games" },
      { path: "/records", name: "page-records", needs: "records" },
    ],
  },
  {
    name: "page-way-rules",
    icon: "log",
    pages: [
      { path: "/rules", name: "page-rulebook" },
      { path: "/editions", name: "page-differences" },
      { path: "/print", name: "page-print", needs: "print" },
    ],
  },
];

const SERIES = "/e/"; // the evenings of one's games

const leads = (page: WayPage, path: string): boolean =>
  path === page.path || (page.path !== "/" && path.startsWith(`${page.path}/`));

/** The way on which a path lies; undefined if on none. */
export const wayAt = (path: string): Way | undefined =>
  WAYS.find(({ pages }) => pages.some((page) => leads(page, path.startsWith(SERIES) ? "/games" : path)));

/** The page of a way to which a path belongs; undefined if to none. */
export const wayPageAt = (path: string): WayPage | undefined => wayAt(path)?.pages.find((page) => leads(page, path));
