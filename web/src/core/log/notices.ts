// What is told of those who play, between the lines of the log where it happened.

import type { LogEntry, Notice } from "../wire";

export interface Placed {
  notices: Notice[];
  line: LogEntry[];
}

/** The lines, each with the notices before it; those after the last line come with an empty one. */
export function placed(lines: LogEntry[][], notices: Notice[], length: number): Placed[] {
  const firstShown = lines[0]?.[0]?.number ?? length;
  let from = firstShown > 0 ? firstShown : -1; // what was told before the first line that is shown is left out with it
  const upTo = (end: number): Notice[] => {
    const found = notices.filter((notice) => notice.after > from && notice.after <= end);
    from = end;
    return found;
  };
  const found = lines.map((line) => ({ notices: upTo(line[0]?.number ?? length), line }));
  return [...found, { notices: upTo(Infinity), line: [] }];
}
