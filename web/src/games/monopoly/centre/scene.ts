// The scene on the stage in the middle of the board: the auction or offer in progress, or the last event of this turn.

import type { LogEntry, MonopolyTable, SquareInfo } from "../../../core/messages/wire";

/** Free parking, where a payment begins or ends at tables that play with a pot. */
export const POT = "pot";

/** A payment from one seat to another; null stands for the bank, POT for the pot. */
export interface Payment {
  from: string | null;
  to: string | null;
  coins: number;
}

export interface Drawn {
  card: string;
  seat: string;
  stack: "chance" | "community";
}

export type Scene =
  | { kind: "auction" }
  | { kind: "offer"; from: string; to: string }
  | { kind: "card"; drawn: Drawn }
  | { kind: "payment"; payment: Payment }
  | null;

/** Payer and payee of an event, as names of its arguments, or POT; a missing one is the bank. */
const PAYMENTS: Record<string, { from?: string; to?: string }> = {
  "rent-paid": { from: "player", to: "owner" },
  "salary-paid": { to: "player" },
  "place-bought": { from: "player" },
  "auction-won": { from: "player" },
  "paid-to-bank": { from: "player" },
  "paid-by-bank": { to: "player" },
  "paid-into-pot": { from: "player", to: POT },
  "pot-paid": { from: POT, to: "player" },
  "paid-to-player": { from: "player", to: "other" },
  "building-sold": { to: "player" },
  "group-sold": { to: "player" },
  mortgaged: { to: "player" },
  redeemed: { from: "player" },
};

const seatIn = ({ args }: LogEntry, role: string | undefined): string | null =>
  role === POT ? POT : role ? String(args[role]?.value ?? "") || null : null;

export function paymentIn(entry: LogEntry): Payment | null {
  const roles = PAYMENTS[entry.name];
  const coins = Number(entry.args.coins?.value ?? 0);
  return roles && coins ? { from: seatIn(entry, roles.from), to: seatIn(entry, roles.to), coins } : null;
}

const turnOf = (log: LogEntry[]): LogEntry[] =>
  log.slice(
    Math.max(
      0,
      log.findLastIndex((entry) => entry.begins),
    ),
  );

function drawnAt(turn: LogEntry[], at: number, squares: SquareInfo[]): Drawn {
  const { args } = turn[at]!;
  const square = turn.slice(0, at).findLast((entry) => entry.name === "piece-moved")?.args.square?.value;
  const stack = squares.find(({ name }) => name === square)?.kind === "chance" ? "chance" : "community";
  return { card: String(args.card?.value), seat: String(args.player?.value), stack };
}

export function sceneOf(board: MonopolyTable, log: LogEntry[], squares: SquareInfo[]): Scene {
  const { question, asked } = board;
  if (question?.name === "to-bid") return { kind: "auction" };
  if (question?.name === "deal-or-not" && asked)
    return { kind: "offer", from: String(question.args.author?.value), to: asked };
  const turn = turnOf(log);
  const at = turn.findLastIndex((entry) => entry.name === "card-drawn" || paymentIn(entry));
  const last = turn[at];
  if (!last) return null;
  const payment = paymentIn(last);
  return payment ? { kind: "payment", payment } : { kind: "card", drawn: drawnAt(turn, at, squares) };
}
