// Trade offers as data, and as tokens of the notation: "trade B badstrasse 100 for parkstrasse offer".

import type { Argument, LogEntry } from "../../../core/messages/wire";

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

const goodsIn = (tokens: string[]): Goods => ({
  places: tokens.filter((token) => token !== CARD && !isMoney(token)),
  money: Number(tokens.find(isMoney) ?? 0),
  cards: tokens.filter((token) => token === CARD).length,
});

const isMoney = (token: string): boolean => /^\d+$/.test(token);

/** The offer that a move's tokens contain, the inverse of `tokensOf`; null if there is none. */
export function offerIn(tokens: string[]): Offer | null {
  const [word, partner, ...goods] = tokens;
  const middle = goods.indexOf("for");
  if (word !== "trade" || !partner || middle < 0) return null;
  return { partner, given: goodsIn(goods.slice(0, middle)), asked: goodsIn(goods.slice(middle + 1, -1)) };
}

const sorted = (goods: Goods): Goods => ({ ...goods, places: [...goods.places].sort() });

/** A canonical text of an offer: equal for offers of the same things. */
export const same = (offer: Offer): string =>
  tokensOf({ ...offer, given: sorted(offer.given), asked: sorted(offer.asked) });

const things = (argument: Argument | undefined): Goods => goodsOf(Array.isArray(argument?.value) ? argument.value : []);

/** The offers of a seat that were declined in this turn, in canonical form. */
export function declined(log: LogEntry[], seat: string): string[] {
  const turn = log.slice(
    Math.max(
      0,
      log.findLastIndex((entry) => entry.begins),
    ),
  );
  return turn.flatMap(({ name, args }, place) => {
    const offered = name === "deal-offered" && args.player?.value === seat;
    const answer = turn.slice(place).find((later) => later.name === "deal-refused" || later.name === "deal-made");
    if (!offered || answer?.name !== "deal-refused") return [];
    return [same({ partner: String(args.other?.value), given: things(args.given), asked: things(args.asked) })];
  });
}
