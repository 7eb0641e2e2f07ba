// What the title of the tab says besides the page's name, to whoever looks at another tab.

const state = $state({ line: "" });

export const headline = (): string => state.line;

export function setHeadline(line: string): void {
  state.line = line;
}
