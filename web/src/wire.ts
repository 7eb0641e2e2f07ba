// What the server and the page say to each other: the types of src/altbau/server/wire.py.

export interface Item {
  reason: string;
  rule: string;
  coins: number;
  place?: string | null;
  card?: string | null;
}

export type Argument = string | number | (string | Item)[];
export type Args = Record<string, Argument | null>;

export interface LogEntry {
  number: number;
  name: string;
  rules: string[];
  args: Args;
}

export interface Apartment {
  id: string;
  kind: "basement" | "floor" | "attic";
  tenant?: string | null;
  tall?: boolean;
  upper?: boolean;
  withheld?: number;
  waived?: number;
  rent?: number;
}

export interface Building {
  id: string;
  owner: string;
  roof: string;
  expansion: boolean;
  basement: boolean;
  floors: (string | null)[];
  apartments: Apartment[];
  squatted: boolean;
  income: number;
}

export interface Seat {
  seat: string;
  name: string;
  kind: "human" | "bot";
  bot: string | null;
  coins: number | null;
  hand_count: number;
  income: number;
  jailed: boolean;
  online: boolean;
}

export interface Blocked {
  token: string;
  reason: string;
  rule: string;
}

export interface Choice {
  token: string;
  next?: Choice[];
  blocked?: Blocked[];
}

export interface Question {
  name: string;
  args: Args;
  choices: Choice[];
  blocked: Blocked[];
}

export interface Standing {
  place: number;
  seat: string;
  name: string;
  coins: number;
}

export interface Reason {
  seat: string;
  name: string;
  args: Args;
}

export interface Match {
  games: number | null;
  target: number | null;
  number: number;
  over: boolean;
  standing: Standing[];
  winners: string[];
}

export type OptionValues = Record<string, boolean | string>;

export interface Table {
  id: string;
  edition: string;
  options: OptionValues;
  seq: number;
  phase: "check" | "play" | "rent" | "over";
  turn: string;
  round: number;
  viewer: string | null;
  asked: string | null;
  question: Question | null;
  seats: Seat[];
  hand: string[];
  buildings: Building[];
  draw_count: number;
  discard: string[];
  roofs: number;
  monsters: number;
  last_turns: string[];
  winners: string[];
  ranking: Standing[];
  reason: Reason | null;
  silenced: string[];
  can_undo: boolean;
  match?: Match | null;
  next_table?: string | null;
}

export type SeatKind = "human" | "link" | "bot";

export interface NewSeat {
  name: string;
  kind: SeatKind;
  bot?: string | null;
}

export type CardValues = Record<string, Record<string, number>>;

export interface NewTable {
  edition: string;
  seats: NewSeat[];
  options?: OptionValues;
  cards?: CardValues;
  games?: number | null;
  target?: number | null;
  seed?: number | null;
  previous?: string | null;
}

export interface SeatKey {
  seat: string;
  name: string;
  kind: SeatKind;
  secret: string | null;
}

export interface Created {
  id: string;
  seats: SeatKey[];
}

export type FromPage =
  | { type: "move"; id: string; seq: number; tokens: string }
  | { type: "undo"; id: string; seq: number }
  | { type: "next"; id: string; seq: number }
  | { type: "silence"; card: string; on: boolean };

export interface Update {
  type: "update";
  table: Table;
  log: LogEntry[];
}

export type FromServer =
  | Update
  | { type: "accepted"; id: string; seq: number }
  | { type: "refused"; id: string | null; code: string; sentence: string; rule?: string | null };

export interface Problem {
  code: string;
  sentence: string;
  rule?: string | null;
}

export interface CardInfo {
  name: string;
  group: "tenant" | "building" | "action" | "supply";
  count: number;
  rules: string[];
  rent?: number | null;
  rent_with_powers?: number | null;
  floors?: number | null;
  apartments?: number | null;
  place?: "any" | "ground" | "attic" | null;
  rent_from?: string | null;
  floors_from?: string | null;
}

export interface OptionInfo {
  name: string;
  default: boolean | string;
  choices: string[];
}

export interface EditionInfo {
  name: string;
  match_target: number;
  min_players: number;
  max_players: number;
  options: OptionInfo[];
  cards: CardInfo[];
}

export interface Differences {
  editions: string[];
  rules: { name: string; rules: string[]; answers: (boolean | number | null)[] }[];
  cards: { cards: (CardInfo | null)[] }[];
}

export interface RecordLine {
  date: string;
  players: string[];
  coins: number;
  place?: number | null;
  table?: string | null;
}

export interface RecordSheet {
  name: "first-winners" | "won-in-jail" | "lost-it-all";
  players: number;
  first: RecordLine | null;
  more: RecordLine[];
}
