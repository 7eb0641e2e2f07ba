// Which page is shown: `/`, `/t/ID`, `/e/ID`, `/learn`, `/learn/EDITION`, `/puzzles`, `/puzzles/ID`, `/deals`,
// `/deals/ID`, `/games`, `/records`, `/position`, `/rules/EDITION`, `/rules/EDITION/CARD`, `/editions`, `/print`, `/me`
// and `/operator`. The key of a seat may follow once, after `#`. `core/ways/ways.ts` says what leads there.

import { keepInEntry } from "../device/storage.svelte";

/** The path prefix under which the server is reached, given by the server: empty, or such as `/games`. Addresses in
 * the code omit it. */
const ROOT = document.documentElement.dataset.root ?? "";

/** An address of the page with the prefix, for links. */
export const to = (address: string): string => ROOT + address;

/** The address of the start page, without a trailing slash. */
export const home = (): string => location.origin + ROOT;

/** A path of the browser without the prefix and without a slash at its end. */
export const within = (path: string): string => path.slice(ROOT.length).replace(/\/+$/, "") || "/";

const state = $state({ path: within(location.pathname) });

export const path = (): string => state.path;

const DOORS = ["join", "device", "mail", "replay"] as const;
type Door = (typeof DOORS)[number];
const FINDINGS = "analysis"; // an earlier address of the replay, with its findings open

export interface TableAddress {
  table: string;
  /** The page at the table: joining with an invitation, adding another device, or replay. */
  door: Door | null;
}

/** The table in a path; null if there is none. */
export function tableAt(path: string): TableAddress | null {
  const [, table, door] = /^\/t\/([^/]+)(?:\/([^/]+))?/.exec(path) ?? [];
  const named = door === FINDINGS ? "replay" : door;
  return table ? { table: decoded(table), door: DOORS.find((each) => each === named) ?? null } : null;
}

/** Whether a path is that of a replay with its findings open. */
export const opensFindings = (path: string): boolean => path.endsWith(`/${FINDINGS}`);

/** The series in a path; null if there is none. */
export function seriesAt(path: string): string | null {
  const [, series] = /^\/e\/([^/]+)/.exec(path) ?? [];
  return series ? decoded(series) : null;
}

/** The edition whose rulebook a path shows, or "differences"; "" if it names none (the first edition's is shown);
 * null for other pages. */
export function rulesAt(path: string): string | null {
  if (path === "/editions") return "differences";
  const [rules, part = ""] = /^\/rules(?:\/([^/]*))?(?:\/[^/]+)?$/.exec(path) ?? [];
  return rules ? decoded(part) : null;
}

/** The options whose house rules an address shows in a rulebook (`bookPlace`). */
export const houseRulesAt = (search: string): string[] => /[?&]with=([\w,-]*)/.exec(search)?.[1]?.split(",") ?? [];

/** The card that a path shows in a rulebook; null if there is none. */
export function ruledCardAt(path: string): string | null {
  const [, card] = /^\/rules\/[^/]+\/([^/]+)$/.exec(path) ?? [];
  return card ? decoded(card) : null;
}

/** The edition whose lesson a path shows; null if there is none. */
export function lessonAt(path: string): string | null {
  const [, edition] = /^\/learn\/([^/]+)/.exec(path) ?? [];
  return edition ? decoded(edition) : null;
}

/** The puzzle in a path; null if there is none. */
export function puzzleAt(path: string): string | null {
  const [, puzzle] = /^\/puzzles\/([^/]+)/.exec(path) ?? [];
  return puzzle ? decoded(puzzle) : null;
}

/** The deal in a path; null if there is none. */
export function dealAt(path: string): string | null {
  const [, deal] = /^\/deals\/([^/]+)/.exec(path) ?? [];
  return deal ? decoded(deal) : null;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // malformed, typed by hand: no such table exists
  }
}

export function go(target: string, replace = false): void {
  if (replace) history.replaceState(null, "", to(target));
  else history.pushState(null, "", to(target));
  keepInEntry();
  state.path = within(location.pathname);
  scrollTo(0, 0);
}

addEventListener("popstate", () => {
  keepInEntry();
  state.path = within(location.pathname);
});

/** Click handler for links: navigates without reloading the page. */
export function follow(event: MouseEvent): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  const { pathname, search } = event.currentTarget as HTMLAnchorElement;
  go(within(pathname) + search);
}
