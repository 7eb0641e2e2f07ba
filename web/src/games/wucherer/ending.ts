// The pictures of events that can decide a landlord game.

import type { Pictured } from "../../core/game/game";
import { drawingOf } from "./art/drawings";

const DRAWINGS: Record<string, string> = {
  bombed: "bomb",
  murdered: "murder",
  demolished: "demolition",
  evicted: "eviction",
  jailed: "jail",
  "squatters-expelled": "police",
  "monster-created": "monster",
  "broker-paid": "broker",
  "player-paid-broker": "broker",
};
/** Events whose picture is one of their cards, by argument; a house is shown by its roof. */
const CARDS: Record<string, string> = {
  built: "roof",
  expanded: "card",
  "moved-in": "card",
  moved: "card",
  homeless: "card",
  recalled: "card",
  "moved-under-pile": "card",
};

export const picturedIn =
  (edition: string): Pictured =>
  ({ name, args }) => {
    const card = DRAWINGS[name] ?? args[CARDS[name] ?? ""]?.value;
    return typeof card === "string" ? drawingOf(edition, card, false) : "";
  };
