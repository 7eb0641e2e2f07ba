// Events about the players themselves, placed between the lines of the log.

import type { LogEntry, Notice } from "../messages/wire";

export interface Placed {
  notices: Notice[];
  line: LogEntry[];
}

/** Each line with the notices before it; notices after the last line come with an empty line. */
export function placed(lines: LogEntry[][], notices: Notice[], length: number): Placed[] {
  const firstShown = lines[0]?.[0]?.number ?? length;
  let from = firstShown > 0 ? firstShown : -1; // notices before the first visible line are left out
  const upTo = (end: number): Notice[] => {
    const found = notices.filter((notice) => notice.after > from && notice.after <= end);
    from = end;
    return found;
  };
  const found = lines.map((line) => ({ notices: upTo(line[0]?.number ?? length), line }));
  return [...found, { notices: upTo(Infinity), line: [] }];
}
