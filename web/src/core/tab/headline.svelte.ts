// What the tab shows when another one is in front: a line in its title, and whether the viewer is called, also by its
// icon.

const state = $state({ line: "", calls: false });

export const headline = (): string => state.line;

/** Whether the viewer is asked at a table. */
export const calls = (): boolean => state.calls;

export function setHeadline(line: string, calls = false): void {
  state.line = line;
  state.calls = calls;
}
