/** Where a player's piece stands. */
export interface Piece {
  seat: string;
  name: string;
  at: string;
  jailed: boolean;
  bankrupt: boolean;
}
