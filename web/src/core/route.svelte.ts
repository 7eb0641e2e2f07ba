// Which page is shown: `/`, `/t/ID`, `/records` and `/editions`. The key of a seat comes once, behind `#`.

const state = $state({ path: location.pathname });

export const path = (): string => state.path;

export function go(target: string, replace = false): void {
  if (replace) history.replaceState(null, "", target);
  else history.pushState(null, "", target);
  state.path = location.pathname;
  scrollTo(0, 0);
}

addEventListener("popstate", () => {
  state.path = location.pathname;
});

/** For links: goes there without loading the page again. */
export function follow(event: MouseEvent): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  go((event.currentTarget as HTMLAnchorElement).pathname);
}
