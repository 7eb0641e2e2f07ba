// What the server and the page say to each other. `messages.ts` has what goes over the live connection, `api.ts` the
// rest, `constants.ts` the numbers and names beside them; all are made from the server's own types (`dev.py types`).

import type {
  MonopolyEditionInfo,
  NewTable,
  PlainEditionInfo,
  SeatKey,
  WuchererDifferences,
  WuchererEditionInfo,
} from "../api";
import type {
  Accepted,
  Advice,
  AutoPass,
  Hint,
  LogEntry,
  MonopolyTable,
  Move,
  Next,
  Pace,
  Patch,
  Ping,
  PlainTable,
  Pong,
  Reasons,
  Refresh,
  Refused,
  Undo,
  Update,
  Why,
  WuchererTable,
} from "../messages";

export { CLOSE, KEYS, PROTOCOL, VERSION } from "../constants";
export type {
  Admitted,
  BotInfo,
  CardInfo,
  Created,
  Ending,
  Expected,
  Invitation,
  Invited,
  NewSeat,
  NewTable,
  OptionInfo,
  Problem,
  RecordLine,
  RecordPage,
  RecordSheet,
  SeatKey,
  ShownCode,
  SquareInfo,
  Texts,
  ToldLog,
  Truth,
  Turning,
  WuchererDifferences,
} from "../api";
export type {
  Accepted,
  Advice,
  Apartment,
  Argument,
  Asked,
  Blocked,
  BoardPlayer,
  Building,
  Changes,
  Choice,
  Range,
  Deed,
  Calculation,
  Landlord,
  LogEntry,
  Match,
  MonopolyTable,
  Notice,
  Patch,
  Question,
  Reasons,
  Refused,
  Standing,
  Update,
  WuchererTable,
} from "../messages";

/** A table of any game, an edition of any, in what editions differ. */
export type AnyTable = WuchererTable | MonopolyTable | PlainTable;
export type AnyDifferences = WuchererDifferences;
export type EditionInfo = WuchererEditionInfo | MonopolyEditionInfo | PlainEditionInfo;

export type Arguments = LogEntry["args"];
export type PaceName = AnyTable["pace"];
export type SeatKind = SeatKey["kind"];
export type OptionValues = WuchererTable["options"];
export type CardValues = NonNullable<NewTable["cards"]>;

/** A message of the page on the live connection. */
export type FromPage = Move | Undo | Next | AutoPass | Pace | Hint | Refresh | Why | Ping;

/** A message of the server there; a refusal is what HTTP answers with as an error. */
export type FromServer = Update | Patch | Accepted | Refused | Reasons | Advice | Pong;
