/** Where a player's piece stands. */
export interface Piece {
  seat: string;
  name: string;
  at: string;
  jailed: boolean;
  bankrupt: boolean;
}

/** A place of the viewer's own, as far as money can be had for it. */
export interface Owned {
  name: string;
  mortgage: number;
  refund: number;
}

/** How the bank gives money: tokens of what can go back or be mortgaged, and what can't, with a way to hear why not. */
export interface Ways {
  sell: string[];
  mortgage: string[];
  blocked: { token: string; words: string; explain: () => void }[];
}
