// What the server and the page say to each other. `api.ts` is made from the server's own types (`dev.py types`).

import type {
  LogEntry,
  MonopolyEditionInfo,
  MonopolyTable,
  Move,
  NewTable,
  Next,
  Pace,
  PlainEditionInfo,
  PlainTable,
  Problem,
  SeatKey,
  Silence,
  Undo,
  Update,
  WuchererDifferences,
  WuchererEditionInfo,
  WuchererTable,
} from "../api";

export type {
  Admitted,
  Apartment,
  Argument,
  Asked,
  Blocked,
  BoardPlayer,
  BotInfo,
  Building,
  CardInfo,
  Choice,
  Created,
  Deed,
  Invitation,
  Invited,
  Item,
  LogEntry,
  Match,
  NewSeat,
  NewTable,
  Notice,
  OptionInfo,
  Problem,
  Question,
  RecordLine,
  RecordPage,
  RecordSheet,
  Landlord,
  SeatKey,
  ShownCode,
  SquareInfo,
  Standing,
  ToldLog,
  Update,
  WuchererTable,
  MonopolyTable,
  WuchererDifferences,
} from "../api";

/** A table of any game, an edition of any, in what editions differ. */
export type AnyTable = WuchererTable | MonopolyTable | PlainTable;
export type AnyDifferences = WuchererDifferences;
export type EditionInfo = WuchererEditionInfo | MonopolyEditionInfo | PlainEditionInfo;

/** The version of the messages that this page reads. */
export const VERSION: AnyTable["version"] = 1;

export type Arguments = LogEntry["args"];
export type PaceName = AnyTable["pace"];
export type SeatKind = SeatKey["kind"];
export type OptionValues = WuchererTable["options"];
export type CardValues = NonNullable<NewTable["cards"]>;

/** A message of the page on the socket. */
export type FromPage = Move | Undo | Next | Silence | Pace | { type: "ping" };

/** A message of the server on the socket; a refusal is what HTTP answers with as an error. */
export type FromServer =
  | Update
  | { type: "accepted"; id: string; seq: number; rest: string[] }
  | { type: "pong" }
  | ({ type: "refused"; id: string | null; reason?: string | null } & Problem);
