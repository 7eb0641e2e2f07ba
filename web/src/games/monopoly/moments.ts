// The animated events of Monopoly: pictures, places and sounds.

import type { Arguments, MonopolyTable } from "../../core/messages/wire";
import type { Moment, Moments } from "../../core/moments/moments";
import Bars from "../../core/moments/pictures/Bars.svelte";
import BarsUp from "../../core/moments/pictures/BarsUp.svelte";
import Coins from "../../core/moments/pictures/Coins.svelte";
import Confetti from "../../core/moments/pictures/Confetti.svelte";
import Bankrupt from "./moments/Bankrupt.svelte";
import Bought from "./moments/Bought.svelte";
import Built from "./moments/Built.svelte";
import Drawn from "./moments/Drawn.svelte";
import Exchanged from "./moments/Exchanged.svelte";
import Lot from "./moments/Lot.svelte";

const text = (args: Arguments, name: string): string => String(args[name]?.value ?? "");
const MIDDLE = ["board"];
const STAGE = 76; // pixels around the middle of the stage, above the question
const START = ["los"];
const PARKING = ["frei-parken"];

const face = (args: Arguments, name = "player"): string[] => [`face:${text(args, name)}`];
const cash = (args: Arguments, name = "player"): string[] => [`cash:${text(args, name)}`];

const cell = (args: Arguments): string[] => ["gefaengnis", ...face(args)];

const paid = (args: Arguments, at: string[], from: string[]): Moment[] =>
  args.coins?.value ? [{ picture: Coins, at, from, sound: "coins", lasts: 1200, small: true }] : [];

/** A deed moves from its square to the new owner. */
const bought = (args: Arguments, square: string): Moment[] => [
  { picture: Bought, at: face(args), from: [text(args, square)], sound: "card", lasts: 1100, reach: 64, small: true },
];

export const MOMENTS: Moments<MonopolyTable> = {
  "card-drawn": () => [{ picture: Drawn, at: MIDDLE, sound: "card", lasts: 1500, reach: STAGE }],
  "auction-opened": () => [{ picture: Lot, at: MIDDLE, sound: "gavel", lasts: 1400, reach: STAGE }],
  "auction-won": (args) => (args.lot?.type === "square" ? bought(args, "lot") : []),
  "place-bought": (args) => bought(args, "square"),
  "deal-made": () => [{ picture: Exchanged, at: MIDDLE, sound: "free", lasts: 1450, reach: STAGE }],
  "built-upon": (args) => [{ picture: Built, at: [text(args, "square")], sound: "gavel", lasts: 900, small: true }],
  "rent-paid": (args) => paid(args, cash(args, "owner"), cash(args)),
  "salary-paid": (args) => paid(args, cash(args), START),
  "paid-into-pot": (args) => paid(args, PARKING, cash(args)),
  "pot-paid": (args) => paid(args, cash(args), PARKING),
  "paid-by-bank": (args) => paid(args, cash(args), MIDDLE),
  "paid-to-player": (args) => paid(args, cash(args, "other"), cash(args)),
  arrested: (args) => [{ picture: Bars, at: cell(args), sound: "bars", lasts: 1350 }],
  freed: (args) => [{ picture: BarsUp, at: cell(args), sound: "free", lasts: 1000 }],
  "went-bankrupt": (args) => [{ picture: Bankrupt, at: face(args), sound: "down", lasts: 1500, reach: 70 }],
  "last-standing": () => [{ picture: Confetti, at: [], sound: "end", lasts: 1450 }],
};
