// What the tab says to whoever looks at another one: a line of its title, and whether the viewer is called, which its
// sign shows, too.

const state = $state({ line: "", calls: false });

export const headline = (): string => state.line;

/** Whether the viewer is asked at a table. */
export const calls = (): boolean => state.calls;

export function setHeadline(line: string, calls = false): void {
  state.line = line;
  state.calls = calls;
}
