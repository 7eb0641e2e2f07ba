// The animated events of the landlord games: pictures, places and sounds.

import type { Arguments, WuchererTable } from "../../core/messages/wire";
import type { Moment, Moments } from "../../core/moments/moments";
import Bars from "../../core/moments/pictures/Bars.svelte";
import BarsUp from "../../core/moments/pictures/BarsUp.svelte";
import Coins from "../../core/moments/pictures/Coins.svelte";
import Confetti from "../../core/moments/pictures/Confetti.svelte";
import LastRound from "../../core/moments/pictures/LastRound.svelte";
import Banner from "./moments/Banner.svelte";
import BlueLight from "./moments/BlueLight.svelte";
import Bomb from "./moments/Bomb.svelte";
import Cleared from "./moments/Cleared.svelte";
import Demolition from "./moments/Demolition.svelte";
import Monster from "./moments/Monster.svelte";
import MovingIn from "./moments/MovingIn.svelte";
import Murder from "./moments/Murder.svelte";
import Noise from "./moments/Noise.svelte";
import Notes from "./moments/Notes.svelte";
import Played from "./moments/Played.svelte";

const text = (args: Arguments, name: string): string => String(args[name]?.value ?? "");
const face = (seat: string | null): string[] => [`face:${seat}`, `seat:${seat}`];

/** The places for a house: itself, or its owner if its street is out of view. */
function house(args: Arguments, name = "building"): string[] {
  const building = text(args, name).split(".")[0] ?? "";
  return [building, ...face(building.charAt(0))];
}

/** The places for an apartment: itself, or its house if it no longer exists. */
const flat = (args: Arguments, name = "apartment"): string[] => [text(args, name), ...house(args, name)];

const falling = (picture: Moment["picture"], sound: Moment["sound"], args: Arguments): Moment => ({
  picture,
  at: house(args),
  sound,
  lasts: 1450,
  falls: text(args, "building"),
});

const search = (at: string[], from: string[]): Moment => ({
  picture: BlueLight,
  at,
  from,
  sound: "siren",
  lasts: 1200,
});

/** A tenant moves in; some do it loudly. */
function arrival(args: Arguments, at: string): Moment {
  const card = text(args, "card");
  if (card === "squatters") return { picture: Banner, at: house(args, at), sound: "banner", lasts: 1400 };
  if (card === "tavern") return { picture: Noise, at: flat(args, at), sound: "noise", lasts: 1300 };
  if (card === "musicians") return { picture: Notes, at: flat(args, at), sound: "music", lasts: 1300 };
  return { picture: MovingIn, at: flat(args, at), sound: "home", lasts: 900, small: true };
}

/** A tenant is driven out by noise or music; other causes have no picture. */
function driven(args: Arguments): Moment[] {
  const cause = text(args, "cause");
  if (cause === "musicians") return [{ picture: Notes, at: flat(args, "from"), sound: "music", lasts: 1300 }];
  if (cause === "tavern") return [{ picture: Noise, at: flat(args, "from"), sound: "noise", lasts: 1300 }];
  return [];
}

/** A card is played, by another player than the viewer. */
function played(args: Arguments, { viewer }: WuchererTable): Moment[] {
  const player = text(args, "player");
  const shown: Moment = {
    picture: Played,
    at: face(player),
    sound: text(args, "card") === "lunatic" ? "lunatic" : "card",
    lasts: 1100,
    reach: 76,
    small: true,
  };
  return player === viewer ? [] : [shown];
}

const income = (args: Arguments): Moment[] => {
  const player = text(args, "player");
  const purse: Moment = {
    picture: Coins,
    at: [`coins:${player}`],
    from: [`street:${player}`],
    sound: "coins",
    lasts: 1200,
    small: true,
  };
  return args.coins?.value ? [purse] : [];
};

export const MOMENTS: Moments<WuchererTable> = {
  bombed: (args) => [falling(Bomb, "bomb", args)],
  murdered: (args) => [{ picture: Murder, at: flat(args), sound: "murder", lasts: 1400 }],
  "police-called": (args) => [search(face(text(args, "suspect")), face(text(args, "player")))],
  "family-called": (args) => [search(face(text(args, "suspect")), [])],
  "police-went-on": (args) => [search(face(text(args, "suspect")), face(text(args, "cleared")))],
  jailed: (args) => [{ picture: Bars, at: face(text(args, "player")), sound: "bars", lasts: 1350 }],
  released: (args) => [{ picture: BarsUp, at: face(text(args, "player")), sound: "free", lasts: 1000 }],
  "squatters-expelled": (args) => [search(flat(args), face(text(args, "player")))],
  demolished: (args) => [falling(Demolition, "demolition", args)],
  evicted: (args) => [falling(Cleared, "demolition", args)],
  "monster-created": (args) => [{ picture: Monster, at: flat(args), sound: "lunatic", lasts: 1300 }],
  "moved-in": (args) => [arrival(args, "apartment")],
  moved: (args) => [...driven(args), arrival(args, "to")],
  homeless: driven,
  "card-played": played,
  income,
  "pile-empty": () => [{ picture: LastRound, at: ["draw"], sound: "gavel", lasts: 1200, reach: 48 }],
  "game-over": () => [{ picture: Confetti, at: [], sound: "end", lasts: 1450 }],
};
