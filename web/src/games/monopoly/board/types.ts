/** A player's piece and the square it is on. */
export interface Piece {
  seat: string;
  name: string;
  at: string;
  jailed: boolean;
  bankrupt: boolean;
}
