// The great events of Monopoly.

import { JAIL } from "../../core/drawings";
import type { Moment } from "../../core/moments/moment";
import { PICTURES } from "../../core/moments/pictures";
import type { Arguments, LogEntry } from "../../core/wire";

const at = (args: Arguments, name: string) => String(args[name]?.value ?? "");
const face = (args: Arguments, name = "player") => [`face:${at(args, name)}`];

const seen = (
  at: string[],
  picture: string,
  motion: Moment["motion"],
  sound: Moment["sound"],
  great = false,
): Moment => ({ at, picture, motion, sound, great });

const MOMENTS: Record<string, (args: Arguments) => Moment> = {
  rolled: () => seen([], "", "rise", "dice"),
  "card-drawn": () => seen([], "", "rise", "paper", true),
  arrested: () => seen(["gefaengnis"], JAIL, "stamp", "clang", true),
  freed: (args) => seen(face(args), PICTURES.free, "rise", "bell", true),
  "place-bought": (args) => seen([at(args, "square")], PICTURES.key, "rise", "bell"),
  "auction-opened": () => seen([], "", "rise", "gavel", true),
  "auction-won": (args) => seen([at(args, "lot")], PICTURES.gavel, "shake", "gavel", true),
  "rent-paid": (args) => seen([`cash:${at(args, "owner")}`], PICTURES.coins, "rise", "coins"),
  "salary-paid": (args) => seen([`cash:${at(args, "player")}`], PICTURES.coins, "rise", "coins"),
  "built-upon": (args) => seen([at(args, "square")], PICTURES.hammer, "shake", "hammer"),
  "deal-offered": () => seen([], "", "rise", "paper", true),
  "deal-made": (args) => seen(face(args, "other"), PICTURES.deal, "rise", "bell", true),
  "went-bankrupt": (args) => seen(face(args), PICTURES.bankrupt, "stamp", "sad", true),
  "last-standing": () => seen([], "", "rise", "fanfare", true),
};

/** What is seen and heard of an entry of the log, if it is a moment. */
export const momentOf = ({ name, args }: LogEntry): Moment | null => MOMENTS[name]?.(args) ?? null;
