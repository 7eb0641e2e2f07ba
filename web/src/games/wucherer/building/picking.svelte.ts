// Building a house from the hand: the picked cards become its floors, from the bottom.

import type { Choosing } from "../../../core/live/choosing.svelte";
import type { Live } from "../../../core/live/live.svelte";

export class Picking {
  #live: Live;
  #choosing: Choosing;
  #hand: () => string[];
  #places: number[] = $state.raw([]);
  #move = $state("");

  constructor(live: Live, choosing: Choosing, hand: () => string[]) {
    this.#live = live;
    this.#choosing = choosing;
    this.#hand = hand;
  }

  /** Whether the question is how many floors the house gets. */
  on: boolean = $derived.by(
    () => this.#choosing.mine && this.#choosing.path.length > 0 && this.#choosing.asked?.name === "floors",
  );

  #current: string = $derived.by(() => `${this.#live.shown?.seq} ${this.#choosing.path.join(" ")}`);

  /** The positions of the picked cards in the hand, in the order of the floors. */
  places: number[] = $derived.by(() => (this.on && this.#move === this.#current ? this.#places : []));

  /** The floor, from 1, that the card at this position of the hand becomes; 0 if it is not picked. */
  floor = (place: number): number => this.places.indexOf(place) + 1;

  pick = (place: number): void => {
    const others = this.places.filter((other) => other !== place);
    this.#places = others.length < this.places.length ? others : [...others, place];
    this.#move = this.#current;
  };

  /** The positions in the hand of the cards that the steward advises. */
  hinted: number[] = $derived.by(() => {
    if (!this.on || !this.#choosing.hinted) return [];
    const wanted = this.#choosing.rest.slice(0, Number(this.#choosing.hinted));
    return this.#hand().flatMap((card, place) => {
      const found = wanted.indexOf(card);
      if (found >= 0) wanted.splice(found, 1);
      return found >= 0 ? [place] : [];
    });
  });

  /** Whether exactly these cards are picked. */
  asHinted: boolean = $derived.by(
    () => this.hinted.length > 0 && [...this.places].sort().join() === [...this.hinted].sort().join(),
  );

  /** The option for the number of picked floors. */
  token: string = $derived.by(() => String(this.places.length));

  /** Build, or show why that is not possible. */
  confirm = (): void => {
    const hand = this.#hand();
    const cards = this.places.map((place) => hand[place] ?? "");
    if (this.#choosing.light(this.token) !== "possible") this.#choosing.explain(this.token);
    else this.#live.move([...this.#choosing.path, this.token, ...cards]);
  };
}
