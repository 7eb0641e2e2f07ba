// A line of the chat in words.

import type { Chat } from "../live/chat.svelte";
import type { AnyTable, ChatLine } from "../messages/wire";
import { say } from "../text/text.svelte";

/** The name of a speaker when the line was said, or else now. */
export const nameOf = (line: ChatLine, name: (seat: string) => string): string =>
  line.name ?? (line.seat ? name(line.seat) : say("talk-spectator", { number: line.speaker ?? 0 }));

/** The words of a line: its text, or its phrase in the reader's language. */
export const words = ({ text, phrase }: ChatLine): string => text ?? say(`talk-phrase-${phrase}`);

/** Whether there is anyone elsewhere to chat with: not with all players at one device, nor alone against bots. */
export function canChat({ guests, viewer }: AnyTable, { company, rooms }: Chat): boolean {
  return guests.length > 0 || (viewer === null && (company.watchers > 1 || rooms.spectators.lines.length > 0));
}
