// Tables as the server sends them: the emptiest, seen by a spectator, and the fullest possible.

import { VERSION } from "../core/messages/wire";
import type {
  AnyTable,
  Argument,
  Arguments,
  IllegalAction,
  BoardPlayer,
  Building,
  Choice,
  EditionInfo,
  GameCourse,
  Landlord,
  LogEntry,
  Match,
  MonopolyTable,
  OptionInfo,
  Question,
  FinalRank,
  WuchererTable,
} from "../core/messages/wire";

const SEATS = ["A", "B", "C", "D", "E", "F", "G", "H"];
const NAMES = ["Anna-Katharina von und zu Hohenfels", "Ben", "Cleo", "Dora", "Emil", "Finn", "Gus", "Hedi"];
const STREETS = ["badstrasse", "turmstrasse", "chausseestrasse", "elisenstrasse", "poststrasse", "seestrasse"];

const player = (place: number) => ({
  seat: SEATS[place]!,
  name: NAMES[place]!,
  called: null,
  kind: place % 2 ? ("bot" as const) : ("human" as const),
  bot: place % 2 ? "steward" : null,
  online: place % 3 === 0,
  sits_in: null,
  resigned: false,
  hints: false,
});

const of = (type: string, value: Argument["value"]): Argument => ({ type, value });
const word = (token: string, more: Partial<Choice> = {}): Choice => ({ token, type: "word", ...more });
const blocked = (token: string, type: string): IllegalAction => ({ token, type, reason: "no-card", rule: "R031" });

const question = (name: string, args: Arguments, more: Partial<Question>): Question => ({
  name,
  args,
  begins: false,
  reaction: false,
  auto_passable: [],
  choices: [],
  blocked: [],
  ...more,
});

const ranking = (seats: number): FinalRank[] =>
  Array.from({ length: seats }, (_, place) => ({
    seat: SEATS[place]!,
    name: NAMES[place]!,
    coins: 90 - 10 * place,
    place: place ? place + 1 : 1,
    resigned: place === 2,
    instead: place === 2,
    played: { own: 41, stand_in: place === 2 ? 12 : 0, clock: 0 },
  }));

const match = (seats: number): Match => ({
  commitment: "c".repeat(64),
  games: 3,
  number: 3,
  over: true,
  secret: "5".repeat(32),
  seeds: [{ commitment: "d".repeat(64), number: 1, seed: "123456789" }],
  standing: ranking(seats),
  target: null,
  winners: ["A", "B"],
});

const common = {
  version: VERSION as AnyTable["version"],
  id: "table",
  seq: 1,
  turn: "A",
  viewer: null,
  asked: null,
  round: 1,
  can_undo: false,
  may: [],
  auto_pass: [],
  in_advance: null,
  before: [],
  commitment: "c".repeat(64),
  seed: null,
  seed_chosen: false,
  absent: [],
  wishes: [],
  paused: false,
  guests: [],
  uncounted: null,
  deal: null,
  hints: false,
  host: false,
  match: null,
  next_table: null,
  timeline: null,
  series: "evening",
  notices: [],
  options: {},
  house: {},
  out_of_turn: null,
  pace: "normal" as const,
  question: null,
  ranking: [],
  reason: null,
  sit_in: false,
  window_limit: 60 as const,
  clock: "none" as const,
  clocks: {},
  runs_out: null,
  until: null,
  winners: [],
};

const full = (seats: number) => ({
  seq: 300,
  viewer: "A",
  asked: "A",
  round: 4,
  can_undo: true,
  may: ["resign" as const],
  hints: true,
  host: true,
  sit_in: true,
  until: 30,
  clock: "game-600-10" as const,
  clocks: { A: 12, B: 610 },
  runs_out: 12,
  absent: [{ seat: "C", since: 5, needed: 2, wanted: ["A"] }],
  guests: [{ come: true, open: false, seat: "C" }],
  notices: [{ after: 1, number: 1, seat: "C", told: "came" as const }],
  match: { ...match(seats), over: false, number: 2, winners: [] },
});

/** The course of a game of eight players. */
export const ENDING: GameCourse = {
  in_coins: false,
  chances: SEATS.map((seat, place) => ({ seat, values: [15, 20 + place, 90 - 10 * place] })),
  turnings: [{ first: 0, last: 0, round: 1, seat: "B", change: -9 }],
};

/** The end of a game and match, with a next table. */
export const ended = (seats: number) => ({
  asked: null,
  question: null,
  out_of_turn: null,
  phase: "over" as const,
  seed: "123456789",
  ranking: ranking(seats),
  winners: ["A"],
  match: match(seats),
  next_table: "next",
});

// --- the landlord games ----------------------------------------------------------------------------------------------

const landlord = (place: number): Landlord => ({
  ...player(place),
  coins: place === 2 ? null : place * 11,
  hand_count: place * 3,
  income: place * 4,
  jailed: place === 1,
});

export const firstLook: WuchererTable = {
  ...common,
  game: "wucherer",
  edition: "landlord-2013",
  phase: "check",
  phases: ["check", "play", "rent"],
  seats: [0, 1].map((place) => ({ ...landlord(place), jailed: false })),
  buildings: [],
  hand: [],
  discard: [],
  buyable: 0,
  draw_count: 104,
  last_turns: [],
  monsters: 4,
  roofs: 12,
};

const TENANTS = ["hacker", "nobles", "musicians", null];
const house = (owner: string, number: number): Building => ({
  id: `${owner}${number}`,
  owner,
  income: 9,
  roof: number === 2 ? "tavern" : "roof",
  basement: number === 1,
  expansion: number === 1,
  squatted: number === 3,
  floors: ["hacker", null, "nobles"],
  apartments: TENANTS.map((tenant, floor) => ({
    id: `${owner}${number}.${floor + 1}`,
    kind: "floor",
    rent: 3,
    tenant,
    withheld: floor === 1 ? 2 : 0,
    waived: floor === 2 ? 1 : 0,
  })),
});

const HAND = ["hacker", "bomb", "murder", "police", "alibi", "nobles", "musicians", "tavern", "move", "lunatic"];

export const fullStreet: WuchererTable = {
  ...firstLook,
  ...full(6),
  phase: "play",
  seats: SEATS.slice(0, 6).map((_, place) => landlord(place)),
  buildings: SEATS.slice(0, 6).flatMap((seat) => [1, 2, 3].map((number) => house(seat, number))),
  hand: HAND,
  discard: ["bomb", "police", "hacker"],
  buyable: 4,
  draw_count: 0,
  last_turns: ["B"],
  question: question(
    "play",
    {},
    {
      begins: true,
      auto_passable: ["police"],
      choices: [
        ...HAND.slice(0, 5).map((token) => word(token, { type: "card" })),
        word("build", { asks: { name: "floors", args: {} } }),
        word("trade"),
        word("done"),
      ],
      blocked: HAND.slice(5).map((token) => blocked(token, "card")),
    },
  ),
};

// --- Monopoly --------------------------------------------------------------------------------------------------------

const boardPlayer = (place: number): BoardPlayer => ({
  ...player(place),
  at: STREETS[place % STREETS.length]!,
  bankrupt: place === 7,
  cash: 1500 - 200 * place,
  worth: 2000,
  jail: place === 1 ? 2 : null,
  jail_cards: place % 3,
  offers_left: 5,
  first_lap: place === 2,
});

export const firstThrow: MonopolyTable = {
  ...common,
  game: "monopoly",
  edition: "monopoly",
  phase: "roll",
  phases: ["roll", "land", "end"],
  seats: [0, 1].map((place) => ({ ...boardPlayer(place), at: "los", jail: null, jail_cards: 0 })),
  pot: null,
  bank_gives: 0,
  bidders: [],
  deeds: [],
  dice: [],
  for_money: false,
  hotels_left: 12,
  houses_left: 32,
};

export const fullBoard: MonopolyTable = {
  ...firstThrow,
  ...full(8),
  phase: "land",
  seats: SEATS.map((_, place) => boardPlayer(place)),
  bank_gives: 900,
  bidders: ["A", "B", "C"],
  deeds: STREETS.map((square, place) => ({
    square,
    owner: SEATS[place % 3]!,
    houses: place,
    mortgaged: place === 0,
    blocked: place === 1,
    rent: 50,
    rent_line: place,
  })),
  dice: [3, 4],
  for_money: true,
  pot: 250,
  hotels_left: 0,
  houses_left: 1,
  question: question(
    "to-bid",
    { lot: of("square", "seestrasse"), best: of("coins", 120), leader: of("seat", "B") },
    {
      sums: { least: 121, most: 1500 },
      choices: [
        word("pass", { minor: true }),
        word("sell", { next: [word("turmstrasse", { type: "square" })] }),
        word("mortgage", { next: [word("badstrasse", { type: "square" })] }),
      ],
      blocked: [blocked("trade", "word")],
    },
  ),
  out_of_turn: question("out-of-turn", {}, { choices: [word("trade", { minor: true })] }),
};

// --- beside the tables -----------------------------------------------------------------------------------------------

const happened = (number: number, name: string, args: Arguments): LogEntry => ({ number, name, args, rules: ["R018"] });

const began = (name: string): LogEntry => ({ ...happened(0, name, { player: of("seat", "A") }), begins: true });

export const LOGS: Record<AnyTable["game"], LogEntry[]> = {
  plain: [],
  wucherer: [
    began("turn-began"),
    happened(1, "police-called", { player: of("seat", "A"), suspect: of("seat", "B") }),
    happened(2, "jailed", { player: of("seat", "B") }),
  ],
  monopoly: [
    began("turn-opened"),
    happened(1, "rolled", { player: of("seat", "A"), first: of("number", 3), second: of("number", 4) }),
  ],
};

const edition = {
  auto_passable: [],
  lesson: false,
  bots: [{ character: null, level: "steward", name: "steward" }],
  match_target: 100,
  min_players: 2,
};
const option = (name: string, more: Partial<OptionInfo> = {}): OptionInfo => ({
  ...{ name, choices: [], default: false, most: null, seats: [] },
  ...more,
});

export const EDITIONS: EditionInfo[] = [
  {
    ...edition,
    game: "wucherer",
    name: "landlord-2013",
    cards: [],
    max_players: 6,
    options: [
      option("starter", { choices: ["random", "A", "F"], default: "random", seats: ["A", "F"] }),
      option("free-trade"),
    ],
  },
  {
    ...edition,
    game: "monopoly",
    name: "monopoly",
    max_players: 8,
    options: [
      option("deck", { choices: ["new", "classic"], default: "new" }),
      option("turn-limit", { default: null, most: 99 }),
    ],
    squares: ["los", ...STREETS].map((name) => ({
      name,
      group: name === "los" ? null : "brown",
      kind: name === "los" ? "start" : "street",
      house_price: 50,
      mortgage: 30,
      price: 60,
      redemption: 33,
      refund: 25,
      rents: [2, 10, 30, 90, 160, 250],
    })),
  },
];
