// Trade offers as data, and as tokens of the notation: "trade B hacker 3 for bomb offer".

import type { Argument, LogEntry } from "../../../core/messages/wire";

export interface Goods {
  cards: string[];
  coins: number;
}

export interface Offer {
  partner: string;
  given: Goods;
  asked: Goods;
}

export const nothing = (): Goods => ({ cards: [], coins: 0 });

const tokensOfGoods = ({ cards, coins }: Goods): string[] => [
  ...[...cards].sort(),
  ...(coins > 0 ? [String(coins)] : []),
];

export const tokensOf = ({ partner, given, asked }: Offer): string[] => [
  "trade",
  partner,
  ...tokensOfGoods(given),
  "for",
  ...tokensOfGoods(asked),
  "offer",
];

const goodsOf = (argument: Argument | undefined): Goods => {
  const things = Array.isArray(argument?.value) ? argument.value : [];
  return {
    cards: things.filter(({ type }) => type === "card").map(({ value }) => String(value)),
    coins: Number(things.find(({ type }) => type === "coins")?.value ?? 0),
  };
};

/** The offers declined in this turn, as tokens. */
export function declined(log: LogEntry[]): string[] {
  const turn = log.slice(
    Math.max(
      0,
      log.findLastIndex((entry) => entry.begins),
    ),
  );
  return turn.flatMap(({ name, args }, place) =>
    name === "trade-offered" && turn.slice(place).some((later) => later.name === "offer-declined")
      ? [
          tokensOf({ partner: String(args.other?.value), given: goodsOf(args.given), asked: goodsOf(args.asked) }).join(
            " ",
          ),
        ]
      : [],
  );
}
