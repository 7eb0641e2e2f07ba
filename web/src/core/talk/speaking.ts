// A line in words.

import { say } from "../text.svelte";
import type { AnyTable, TalkLine } from "../wire";
import type { Talk } from "./talk.svelte";

/** What somebody who has said something was called then, or is now. */
export const nameOf = (line: TalkLine, name: (seat: string) => string): string =>
  line.name ?? (line.seat ? name(line.seat) : say("talk-spectator", { number: line.speaker ?? 0 }));

/** What was said: a text as it is, a phrase in the reader's language. */
export const words = ({ text, phrase }: TalkLine): string => text ?? say(`talk-phrase-${phrase}`);

/** Whether there is anybody elsewhere to talk with: at one device, or alone against bots, nobody needs a page for it. */
export function talks({ guests, viewer }: AnyTable, { company, rooms }: Talk): boolean {
  return guests.length > 0 || (viewer === null && (company.watchers > 1 || rooms.spectators.lines.length > 0));
}
