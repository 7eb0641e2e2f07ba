// The messages between server and page. `messages.ts` has those of the live connection, `api.ts` the rest,
// `constants.ts` numbers and names; all three are generated from the server's types (`dev.py types`).

import type {
  AddSeat,
  Balances,
  Books,
  Carry,
  Channel,
  Choose,
  Course,
  Decisions,
  Ended,
  Example,
  Failed,
  FillSeat,
  Leave,
  Luck,
  MonopolyEditionInfo,
  MoveSeat,
  NewTable,
  OverseenTable,
  PlainEditionInfo,
  PrintOwn,
  Queued,
  Unmade,
  Ready,
  Remove,
  RemoveSeat,
  RenewInvitation,
  SeatKey,
  SendAway,
  ChangeSettings,
  WuchererDifferences,
  Working,
  WuchererEditionInfo,
} from "../../api";
import type {
  Accepted,
  Advice,
  Agree,
  AutoPass,
  SayInAdvance,
  SayPlan,
  RetakeSeat,
  Spectators,
  ChannelsChanged,
  EarlierChat,
  EndPause,
  Hint,
  Hints,
  Learn,
  LogEntry,
  MonopolyTable,
  Move,
  Next,
  OpenChapter,
  Pace,
  Patch,
  Ping,
  PlainTable,
  Pong,
  React,
  ShownReaction,
  Reasons,
  Refresh,
  Refused,
  Remark,
  Resign,
  Review,
  Say,
  Started,
  StopChat,
  ChatLines,
  PlayOut,
  Turn,
  Undo,
  Update,
  Vote,
  LobbyView,
  RequestReasons,
  Proposal,
  WuchererTable,
} from "../../messages";

/** A line of the streamed analysis. */
export type AnalysisLine = Unmade | Queued | Working | Course | Books | Luck | Decisions | Balances | Ended | Failed;

export { CLOSE, KEYS, PROTOCOL, VERSION } from "../../constants";
export type {
  Admitted,
  TriedTurn,
  Answers,
  DeviceLink,
  Balance,
  Ban,
  Book,
  Books,
  BotInfo,
  Bucket,
  Bulletin,
  CardInfo,
  CardPage,
  HouseChange,
  OwnEdition,
  CallOptions,
  Chances,
  Channel,
  Channels,
  TableChannel,
  TableChannels,
  Chapter,
  PlayedCount,
  Course,
  Created,
  Deal,
  DealResult,
  Decisions,
  Acknowledgement,
  IncomeSource,
  Editor,
  GameCourse,
  SeriesInfo,
  SeriesTable,
  Example,
  Figures,
  Following,
  SearchResult,
  FoundMoment,
  FoundTable,
  Group,
  AccountInfo,
  Invitation,
  Invited,
  DecisionError,
  ListedDeal,
  ListedTable,
  Luck,
  PastedGame,
  Misread,
  MonopolyScene,
  NewDeal,
  NewSeat,
  NewTable,
  NewLobby,
  CreatedLobby,
  OptionInfo,
  OverseenTable,
  OverseenTables,
  Overview,
  OwnTables,
  Point,
  Printable,
  Problem,
  QrCode,
  RecordLine,
  RecordPage,
  PuzzleList,
  RecordSheet,
  RefusalCount,
  Replay,
  Rule,
  Row,
  Score,
  Search,
  SeatKey,
  Sentence,
  Setting,
  ShownCode,
  Spot,
  LuckEvent,
  SquareInfo,
  Start,
  Texts,
  Thing,
  TableLogText,
  PrivateReasons,
  TurningPoint,
  SpectatorLink,
  WhatIf,
  WorkerFigures,
  WuchererDifferences,
  WuchererScene,
} from "../../api";
export type {
  Absent,
  Accepted,
  Advice,
  Apartment,
  Argument,
  BareQuestion,
  IllegalAction,
  BoardPlayer,
  Building,
  AgreementChange,
  Changes,
  Choice,
  Spectators,
  InAdvance,
  Range,
  Deed,
  Calculation,
  Landlord,
  Lesson,
  LessonProgress,
  LogEntry,
  Match,
  MonopolyTable,
  Notice,
  Patch,
  Question,
  ShownReaction,
  Reasons,
  Refused,
  Remark,
  Say,
  Settings,
  FinalRank,
  Retold,
  ChatLines,
  ChatLine,
  Update,
  LobbySeat,
  LobbyView,
  Proposal,
  WuchererTable,
} from "../../messages";

/** The table, scene, differences and edition of any game. */
export type AnyTable = WuchererTable | MonopolyTable | PlainTable;
export type AnyScene = Example["steps"][number]["scene"];
export type AnyDifferences = WuchererDifferences;
export type EditionInfo = WuchererEditionInfo | MonopolyEditionInfo | PlainEditionInfo;

/** A change to a position. */
export type Edit = Carry | Choose | Remove;

/** A printable file; `filled` puts the server's records into record lists. */
export type Printing = Omit<PrintOwn, "cards" | "house"> & { filled: boolean };

export type Arguments = LogEntry["args"];
export type PaceName = AnyTable["pace"];
export type TableKind = OverseenTable["state"];
export type Wish = Proposal["what"];
export type Room = ChatLines["room"];
export type Reaction = React["reaction"];
export type Phrase = NonNullable<Say["phrase"]>;
export type Watching = Spectators["watching"];
export type CallForm = Channel["form"];
export type WindowLimit = AnyTable["window_limit"];
export type Clock = AnyTable["clock"];
export type SeatKind = SeatKey["kind"];
export type OptionValues = WuchererTable["options"];
export type CardValues = NonNullable<NewTable["cards"]>;
export type HouseRules = AnyTable["house"];

/** A message by which a player decides something. Only a press that may decide it sends one
 * (`input/press-guard.ts`). */
export type Decision =
  Move | Undo | Next | Vote | Agree | EndPause | RetakeSeat | Resign | PlayOut | Turn | OpenChapter;

/** A message that decides nothing for others. */
export type Request =
  | AutoPass
  | SayInAdvance
  | SayPlan
  | Pace
  | Hint
  | Review
  | Hints
  | Refresh
  | RequestReasons
  | Say
  | React
  | StopChat
  | EarlierChat
  | Learn
  | Ping;

/** A message from the page on the live connection. */
export type FromPage = Decision | Request;

/** A message from the server on the live connection; `Refused` corresponds to an HTTP error. */
export type FromServer =
  | Update
  | Patch
  | Accepted
  | Refused
  | Reasons
  | Advice
  | Remark
  | ChatLines
  | ShownReaction
  | Spectators
  | ChannelsChanged
  | Pong
  | LobbyView
  | Started;

/** A change to a lobby. */
export type LobbyChange =
  Ready | Leave | ChangeSettings | AddSeat | RemoveSeat | FillSeat | MoveSeat | SendAway | RenewInvitation;
