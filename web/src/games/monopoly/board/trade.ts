// Offers as data, and as tokens of the notation: "trade B badstrasse 100 for parkstrasse offer".

import type { Argument } from "../../../core/wire";

export interface Goods {
  places: string[];
  money: number;
  cards: number;
}

export interface Offer {
  partner: string;
  given: Goods;
  asked: Goods;
}

export interface Trader {
  seat: string;
  name: string;
  cash: number;
  cards: number;
  places: { name: string; group: string; mortgaged: boolean; blocked: boolean }[];
}

const CARD = "jail-card";

export const nothing = (): Goods => ({ places: [], money: 0, cards: 0 });

export const goodsOf = (things: Argument[]): Goods => ({
  places: things.filter(({ type }) => type === "square").map(({ value }) => String(value)),
  money: Number(things.find(({ type }) => type === "coins")?.value ?? 0),
  cards: things.filter(({ type }) => type === "good").length,
});

const tokensOfGoods = ({ places, money, cards }: Goods): string[] => [
  ...places,
  ...(money > 0 ? [String(money)] : []),
  ...Array.from({ length: cards }, () => CARD),
];

export const tokensOf = ({ partner, given, asked }: Offer): string =>
  ["trade", partner, ...tokensOfGoods(given), "for", ...tokensOfGoods(asked), "offer"].join(" ");
