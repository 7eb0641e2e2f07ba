// The pictures of events that can decide a game of Monopoly.

import type { Pictured } from "../../core/game/game";
import { drawingNamed } from "./art/drawings";

const DRAWINGS: Record<string, string> = {
  "went-bankrupt": "bankrupt",
  "rent-paid": "rent",
  "built-upon": "house",
  "building-sold": "house",
  "group-sold": "house",
  "deal-made": "colours",
  "auction-won": "colours",
  "place-bought": "colours",
  "card-drawn": "chance",
  "paid-to-bank": "tax",
  mortgaged: "tax",
  redeemed: "tax",
  arrested: "jail",
};

export const pictured: Pictured = ({ name }) => drawingNamed(DRAWINGS[name] ?? "");
