// Reactions at a portrait, and prepared phrases.

import { byName } from "../art/files";
import type { Phrase, Reaction } from "../messages/wire";

const DRAWINGS = byName(import.meta.glob<string>("./art/*.svg", { query: "?raw", import: "default", eager: true }));

const IN_ORDER: Record<Reaction, true> = { laugh: true, gasp: true, rage: true, cry: true, thumb: true, heart: true };
/** Whether a phrase is for players only, not for spectators. */
const OF_PLAYERS: Record<Phrase, boolean> = {
  hello: false,
  "well-played": false,
  "one-moment": true,
  "back-soon": true,
  "your-turn": true,
  thanks: false,
  rematch: true,
  goodbye: false,
};

export const REACTIONS = Object.keys(IN_ORDER) as Reaction[];

/** The phrases for players, or for spectators. */
export const phrases = (seated: boolean): Phrase[] =>
  (Object.keys(OF_PLAYERS) as Phrase[]).filter((phrase) => seated || !OF_PLAYERS[phrase]);

export const drawingOf = (reaction: Reaction): string => DRAWINGS[reaction] ?? "";
