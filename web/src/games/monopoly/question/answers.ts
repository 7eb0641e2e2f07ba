// Questions that need more than buttons, by name: the component that replaces the options.

import type { Component } from "svelte";
import Auction from "./Auction.svelte";
import type { BoardQuestion } from "./board-question.svelte";
import OfferView from "./OfferView.svelte";
import Raise from "./Raise.svelte";

interface Answer {
  component: Component<{ asked: BoardQuestion }>;
  /** Whether the other players see it as well while one is asked. */
  open: boolean;
}

export const ANSWERS: Partial<Record<string, Answer>> = {
  "to-bid": { component: Auction, open: true },
  "deal-or-not": { component: OfferView, open: true },
  "to-raise": { component: Raise, open: false },
};
