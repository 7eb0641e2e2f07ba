// The game that its player has just asked to be judged, until its page is there. An address alone starts no judging.

let wanted = "";

export function wantJudged(table: string): void {
  wanted = table;
}

/** Whether its player has asked for this game; once. */
export function takeWanted(table: string): boolean {
  const asked = wanted === table;
  wanted = "";
  return asked;
}
