// What somebody has written or pasted, between its text and its table.

import type { Replay } from "../../core/wire";

export const pasted = $state({ text: "" });

let laid: Replay | null = $state.raw(null);

/** What was laid out last. */
export const laidOut = (): Replay | null => laid;

export function layDown(replay: Replay): void {
  laid = replay;
}
