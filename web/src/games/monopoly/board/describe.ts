// A square in one sentence, for screen readers.

import type { Deed, SquareInfo } from "../../../core/messages/wire";
import { asAgreed, list, money, say } from "../../../core/text/text.svelte";
import { squareName } from "./names";
import type { Piece } from "./types";

export const HOTEL = 5;

export interface Sight {
  square: SquareInfo;
  deed: Deed | null;
  owner: string;
  /** The money on free parking; null at tables that play without it. */
  pot: number | null;
  here: Piece[];
  target: boolean;
}

export function describe({ square, deed, owner, pot, here, target }: Sight): string {
  const parts = [
    squareName(square.name),
    square.group ? say(`group-${square.group}`) : "",
    ...property(square, deed, owner),
    square.kind === "parking" && pot !== null ? say("board-pot", { sum: money(pot) }) : "",
  ];
  if (square.kind === "jail") {
    parts.push(
      names(
        "board-jailed",
        here.filter((piece) => piece.jailed),
      ),
    );
    parts.push(
      names(
        "board-visiting",
        here.filter((piece) => !piece.jailed),
      ),
    );
  } else parts.push(names("board-here", here));
  if (target) parts.push(say("board-target"));
  return parts.filter(Boolean).join(", ");
}

function property(square: SquareInfo, deed: Deed | null, owner: string): string[] {
  if (square.kind === "tax") return [say(asAgreed("board-tax"), { sum: money(square.price) })];
  if (!square.group) return [];
  if (!deed) return [say("board-for-sale", { price: money(square.price) })];
  return [
    say("board-owned", { owner }),
    deed.houses === HOTEL ? say("board-hotel") : deed.houses ? say("board-houses", { houses: deed.houses }) : "",
    deed.mortgaged ? say("board-mortgaged") : deed.rent ? say("board-rent", { rent: money(deed.rent) }) : "",
  ];
}

const names = (message: string, pieces: Piece[]): string =>
  pieces.length ? say(message, { players: list(pieces.map((piece) => piece.name)), number: pieces.length }) : "";
