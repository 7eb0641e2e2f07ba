// Which page is shown: `/`, `/t/ID`, `/e/ID`, `/learn/EDITION`, `/puzzles`, `/puzzles/ID`, `/deals`, `/deals/ID`,
// `/records`, `/position`, `/rules/EDITION`, `/rules/EDITION/CARD`, `/editions`, `/print`, `/me` and `/operator`. The
// key of a seat comes once, behind `#`.

/** The path under which the server is found, said by it: nothing, or as `/games`. Addresses in here go without it. */
const ROOT = document.documentElement.dataset.root ?? "";

/** An address of the page as a link has it. */
export const to = (address: string): string => ROOT + address;

/** Where the start page is, without a slash at its end. */
export const home = (): string => location.origin + ROOT;

/** A path of the browser's without that of the server. */
export const within = (path: string): string => path.slice(ROOT.length) || "/";

const state = $state({ path: within(location.pathname) });

export const path = (): string => state.path;

const DOORS = ["join", "device", "replay", "analysis"] as const;
type Door = (typeof DOORS)[number];

export interface TableAddress {
  table: string;
  /** Where somebody comes in: by an invitation, with another device, to look at it again, or to look closer. */
  door: Door | null;
}

/** The table that a path leads to, if any. */
export function tableAt(path: string): TableAddress | null {
  const [, table, door] = /^\/t\/([^/]+)(?:\/([^/]+))?/.exec(path) ?? [];
  return table ? { table: decoded(table), door: DOORS.find((each) => each === door) ?? null } : null;
}

/** The evening that a path leads to, if any. */
export function eveningAt(path: string): string | null {
  const [, evening] = /^\/e\/([^/]+)/.exec(path) ?? [];
  return evening ? decoded(evening) : null;
}

/** The edition whose rulebook a path leads to, or `differences`; empty for any edition; null for no rules. */
export function rulesAt(path: string): string | null {
  if (path === "/editions") return "differences";
  const [rules, part = ""] = /^\/rules(?:\/([^/]*))?(?:\/[^/]+)?$/.exec(path) ?? [];
  return rules ? decoded(part) : null;
}

/** The card to which a path leads in a rulebook, if any. */
export function ruledCardAt(path: string): string | null {
  const [, card] = /^\/rules\/[^/]+\/([^/]+)$/.exec(path) ?? [];
  return card ? decoded(card) : null;
}

/** The edition of the lesson that a path leads to, if any. */
export function lessonAt(path: string): string | null {
  const [, edition] = /^\/learn\/([^/]+)/.exec(path) ?? [];
  return edition ? decoded(edition) : null;
}

/** The puzzle that a path leads to, if any. */
export function puzzleAt(path: string): string | null {
  const [, puzzle] = /^\/puzzles\/([^/]+)/.exec(path) ?? [];
  return puzzle ? decoded(puzzle) : null;
}

/** The deal that a path leads to, if any. */
export function dealAt(path: string): string | null {
  const [, deal] = /^\/deals\/([^/]+)/.exec(path) ?? [];
  return deal ? decoded(deal) : null;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // typed by somebody: there is no such table
  }
}

export function go(target: string, replace = false): void {
  if (replace) history.replaceState(null, "", to(target));
  else history.pushState(null, "", to(target));
  state.path = within(location.pathname);
  scrollTo(0, 0);
}

addEventListener("popstate", () => {
  state.path = within(location.pathname);
});

/** For links: goes there without loading the page again. */
export function follow(event: MouseEvent): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  const { pathname, search } = event.currentTarget as HTMLAnchorElement;
  go(within(pathname) + search);
}
