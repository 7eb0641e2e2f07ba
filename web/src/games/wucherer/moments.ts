// The great events of the landlord card games.

import { JAIL, POLICE } from "../../core/drawings";
import type { Moment } from "../../core/moments/moment";
import { PICTURES } from "../../core/moments/pictures";
import type { Arguments, LogEntry } from "../../core/wire";
import { TENANTS } from "./art/tenants";
import { THINGS } from "./art/things";

const at = (args: Arguments, name: string) => String(args[name]?.value ?? "");
const face = (args: Arguments, name = "player") => `face:${at(args, name)}`;
const home = (args: Arguments) => [at(args, "from"), at(args, "from").split(".")[0] ?? ""];

type Told = (args: Arguments) => Moment;

const great = (
  at: string[],
  picture: string | undefined,
  motion: Moment["motion"],
  sound: Moment["sound"],
): Moment => ({
  at,
  picture: picture ?? "",
  motion,
  sound,
  great: true,
});
const small = (...told: Parameters<typeof great>): Moment => ({ ...great(...told), great: false });

const MOMENTS: Record<string, Told> = {
  built: (args) => small([at(args, "building")], PICTURES.hammer, "shake", "hammer"),
  expanded: (args) => small([at(args, "building")], PICTURES.hammer, "shake", "hammer"),
  bombed: (args) => great([at(args, "building")], PICTURES.blast, "blast", "boom"),
  murdered: (args) => great([at(args, "apartment")], THINGS.murder, "stamp", "stab"),
  "police-called": (args) => great([face(args, "suspect")], POLICE, "flash", "siren"),
  jailed: (args) => great([face(args)], JAIL, "stamp", "clang"),
  released: (args) => great([face(args)], PICTURES.free, "rise", "bell"),
  demolished: (args) => great([at(args, "building")], THINGS.demolition, "shake", "rumble"),
  evicted: (args) => great([at(args, "building")], THINGS.eviction, "shake", "clang"),
  "squatters-expelled": (args) => great([at(args, "apartment")], POLICE, "flash", "siren"),
  "monster-created": (args) => great([at(args, "apartment")], TENANTS.monster, "shake", "rumble"),
  dismissed: (args) => small([at(args, "apartment")], THINGS.eviction, "shake", "paper"),
  income: (args) => small([`coins:${at(args, "player")}`], PICTURES.coins, "rise", "coins"),
  "broker-paid": (args) => small([`coins:${at(args, "player")}`], PICTURES.coins, "rise", "coins"),
  "game-over": () => great([], "", "rise", "fanfare"),
};

/** What somebody's noise looks and sounds like who drives others out. */
const NOISE: Record<string, [string, Moment["sound"]]> = {
  musicians: [PICTURES.notes, "fiddle"],
  tavern: [PICTURES.mug, "cheers"],
};

function drivenOut(args: Arguments): Moment | null {
  const noise = NOISE[at(args, "cause")];
  return noise ? great(home(args), noise[0], "shake", noise[1]) : null;
}

function movedIn(args: Arguments): Moment {
  const place = [at(args, "apartment")];
  if (at(args, "card") === "squatters") return great(place, TENANTS.squatters, "shake", "crowd");
  return small(place, PICTURES.key, "rise", "bell");
}

/** What is seen and heard of an entry of the log, if it is a moment. */
export function momentOf({ name, args }: LogEntry): Moment | null {
  if (name === "moved-in") return movedIn(args);
  if (name === "moved" || name === "homeless") return drivenOut(args);
  return MOMENTS[name]?.(args) ?? null;
}
