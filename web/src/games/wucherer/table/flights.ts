// Flights of cards, tenants and money between marked places on the page, by logged event. What flies is a card's name,
// `coins`, or `back` for a card face down.

import type { Arguments, LogEntry } from "../../../core/messages/wire";
import type { Flight } from "../../../core/moments/moments";

const seat = (args: Arguments, name = "player") => `seat:${String(args[name]?.value)}`;
const purse = (args: Arguments) => `coins:${String(args.player?.value)}`;
const place = (args: Arguments, name: string) => String(args[name]?.value ?? "");
const card = (args: Arguments, name = "card") => String(args[name]?.value ?? "back");

const between = (args: Arguments, payee: string): Flight => ({
  from: purse(args),
  to: `coins:${String(args[payee]?.value)}`,
  what: "coins",
});

const toBank = (args: Arguments): Flight => ({ from: purse(args), to: "bank", what: "coins" });
const fromBank = (args: Arguments): Flight => ({ from: "bank", to: purse(args), what: "coins" });

const FLIGHTS: Record<string, (args: Arguments) => Flight> = {
  built: (args) => ({ from: seat(args), to: place(args, "building"), what: "back" }),
  "roof-paid": toBank,
  expanded: (args) => ({ from: seat(args), to: place(args, "building"), what: card(args) }),
  "moved-in": (args) => ({ from: seat(args), to: place(args, "apartment"), what: card(args) }),
  "card-played": (args) => ({ from: seat(args), to: "discard", what: card(args) }),
  moved: (args) => ({ from: place(args, "from"), to: place(args, "to"), what: card(args) }),
  homeless: (args) => ({ from: place(args, "from"), to: place(args, "pile"), what: card(args) }),
  murdered: (args) => ({ from: place(args, "apartment"), to: place(args, "pile"), what: card(args) }),
  "moved-under-pile": (args) => ({ from: place(args, "from"), to: place(args, "pile"), what: card(args) }),
  dismissed: (args) => ({ from: place(args, "apartment"), to: "discard", what: card(args) }),
  fetched: (args) => ({ from: "discard", to: seat(args), what: card(args) }),
  "roof-sold": (args) => ({ from: seat(args), to: seat(args, "buyer"), what: "roof" }),
  "player-paid-mover": (args) => between(args, "landlord"),
  "player-paid-broker": (args) => between(args, "landlord"),
  bombed: (args) => ({ from: place(args, "building"), to: place(args, "pile"), what: "back" }),
  "squatters-expelled": (args) => ({ from: place(args, "apartment"), to: "discard", what: "squatters" }),
  "monster-created": (args) => ({ from: "monsters", to: place(args, "apartment"), what: "monster" }),
  recalled: (args) => ({ from: place(args, "apartment"), to: seat(args), what: card(args) }),
  "taken-to-hand": (args) => ({ from: `street:${String(args.player?.value)}`, to: seat(args), what: card(args) }),
  "floor-to-hand": (args) => ({ from: `street:${String(args.player?.value)}`, to: seat(args), what: "back" }),
  bought: (args) => ({ from: "draw", to: seat(args), what: card(args) }),
  jailed: (args) => ({ from: "jail", to: seat(args), what: "jail" }),
  released: (args) => ({ from: seat(args), to: "jail", what: "jail" }),
  "mover-paid": fromBank,
  "broker-paid": fromBank,
  "paid-out": fromBank,
  "bail-paid": toBank,
  "nomad-paid": toBank,
};

/** The flight for an entry; none if it is about 0 coins. */
export function flightOf(entry: LogEntry): Flight | null {
  const flight = FLIGHTS[entry.name]?.(entry.args) ?? null;
  return flight?.what === "coins" && entry.args.coins?.value === 0 ? null : flight;
}
