// The text and its position, shared by the pages that edit and show it.

import type { Replay } from "../../core/messages/wire";

export const pasted = $state({ text: "" });

let laid: Replay | null = $state.raw(null);

/** The position laid out last. */
export const laidOut = (): Replay | null => laid;

export function layDown(replay: Replay): void {
  laid = replay;
}
