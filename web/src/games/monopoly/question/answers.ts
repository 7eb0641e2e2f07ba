// Questions that need more than buttons, by name: what is drawn in their place, and while others are asked.

import type { Component } from "svelte";
import Auction from "./Auction.svelte";
import type { BoardQuestion } from "./board-question.svelte";
import OfferView from "./OfferView.svelte";
import Raise from "./Raise.svelte";

interface Answer {
  component: Component<{ asked: BoardQuestion }>;
  /** Whether everybody follows it. */
  open: boolean;
}

export const ANSWERS: Partial<Record<string, Answer>> = {
  "to-bid": { component: Auction, open: true },
  "deal-or-not": { component: OfferView, open: true },
  "to-raise": { component: Raise, open: false },
};
