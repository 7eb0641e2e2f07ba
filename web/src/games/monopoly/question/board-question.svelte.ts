// The question at a Monopoly board and what the viewer can do; shared by the components.

import type { Choosing } from "../../../core/live/choosing.svelte";
import type { Live } from "../../../core/live/live.svelte";
import { label } from "../../../core/live/options";
import type { Argument, Deed, MonopolyTable, Question, SquareInfo } from "../../../core/messages/wire";
import { money } from "../../../core/text/text.svelte";
import { squaresOf } from "../board/squares";
import { goodsOf, offerIn, type Offer } from "../board/trade";

/** Ways to get money from the bank: what can be sold or mortgaged, and the blocked ones with an explanation. */
interface Ways {
  sell: string[];
  mortgage: string[];
  blocked: { token: string; words: string; explain: () => void }[];
}

export class BoardQuestion {
  readonly live: Live;
  readonly choosing: Choosing;
  #table: () => MonopolyTable;

  /** The trade being composed, starting from an offer or (null) from nothing; null if there is none. */
  trading: { start: Offer | null } | null = $state(null);

  constructor(live: Live, choosing: Choosing, table: () => MonopolyTable) {
    this.live = live;
    this.choosing = choosing;
    this.#table = table;
  }

  board: MonopolyTable = $derived.by(() => this.#table());
  question: Question | null = $derived.by(() => this.board.question);
  squares: SquareInfo[] = $derived.by(() => squaresOf(this.board.edition));

  /** Whether the viewer is asked. */
  mine: boolean = $derived.by(() => this.board.viewer !== null && this.board.asked === this.board.viewer);

  /** The square that the question is about. */
  place: SquareInfo | null = $derived.by(() => this.squareOf(this.text("square") || this.text("lot")) ?? null);

  ways: Ways = $derived.by(() => ({
    sell: this.#after("sell"),
    mortgage: this.#after("mortgage"),
    blocked: (this.question?.blocked ?? [])
      .filter(({ token }) => token === "sell" || token === "mortgage")
      .map((block) => ({
        token: block.token,
        words: this.question ? label(block, this.question, this.live) : "",
        explain: () => this.choosing.explain(block.token),
      })),
  }));

  /** The hinted token; for "sell" and "mortgage" together with the square. */
  hinted: string = $derived.by(() => {
    const { hinted, rest } = this.choosing;
    return hinted === "sell" || hinted === "mortgage" ? `${hinted} ${rest[0]}` : hinted;
  });

  #after = (word: string): string[] => this.#choice(word)?.next?.map((choice) => choice.token) ?? [];
  #choice = (word: string) => this.question?.choices.find((choice) => choice.token === word);

  can = (word: string): boolean => this.#choice(word) !== undefined;

  number = (name: string): number => Number(this.question?.args[name]?.value ?? 0);
  text = (name: string): string => String(this.question?.args[name]?.value ?? "");
  things = (name: string): Argument[] => {
    const found = this.question?.args[name]?.value;
    return Array.isArray(found) ? found : [];
  };

  squareOf = (name: string): SquareInfo | undefined => this.squares.find((square) => square.name === name);
  deedOf = (name: string): Deed | undefined => this.board.deeds.find((deed) => deed.square === name);

  /** What the bank pays for one of the viewer's places. */
  brings = (name: string, way: "refund" | "mortgage"): number => this.squareOf(name)?.[way] ?? 0;

  /** The cost or yield of a place in the move being composed. */
  costing = ({ house_price, refund, mortgage, redemption, price }: SquareInfo): string => {
    switch (this.choosing.path[0]) {
      case "build":
        return `−${money(house_price)}`;
      case "sell":
        return `+${money(refund)}`;
      case "mortgage":
        return `+${money(mortgage)}`;
      case "redeem":
        return `−${money(redemption)}`;
      default:
        return money(price);
    }
  };

  send = (move: string): boolean => this.live.move(move.split(" "));

  /** A trade is composed in a dialog and sent as one move; it starts with the steward's offer if there is one. */
  take = (token: string): boolean => {
    if (token !== "trade") return false;
    this.trading = { start: offerIn(this.live.steward.advice?.tokens.split(" ") ?? []) };
    return true;
  };

  /** Send the trade. If it is refused, the dialog stays open and the reason is shown. */
  offer = (move: string): boolean => this.live.move(move.split(" "), () => (this.trading = null));

  /** Decline and compose a counter-offer, starting from the same trade seen from the other side. */
  counter = (): void => {
    const start = {
      partner: this.text("author"),
      given: goodsOf(this.things("asked")),
      asked: goodsOf(this.things("given")),
    };
    if (this.send("decline")) this.trading = { start };
  };
}
