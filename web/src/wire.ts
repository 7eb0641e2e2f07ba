// What the server and the page say to each other. `api.ts` is made from the server's own types (`dev.py types`).

import type { Board, LogEntry, Move, NewTable, Next, Problem, SeatKey, Silence, Table, Undo, Update } from './api';

export type {
  Admitted, Apartment, Blocked, Board, BoardSeat, Building, CardInfo, Choice, Created, Deed, Differences, EditionInfo,
  Invitation, Invited, Item, LogEntry, Match, NewSeat, NewTable, Notice, OptionInfo, Problem, Question, RecordLine,
  RecordPage, RecordSheet, Seat, SeatKey, ShownCode, SquareInfo, Standing, Table, ToldLog, Update,
} from './api';

/** A table of any family of games. */
export type AnyTable = Table | Board;

export type Args = LogEntry['args'];
export type Argument = NonNullable<Args[string]>;
export type SeatKind = SeatKey['kind'];
export type OptionValues = Table['options'];
export type CardValues = NonNullable<NewTable['cards']>;

/** A message of the page on the socket. */
export type FromPage = Move | Undo | Next | Silence | { type: 'ping' };

/** A message of the server on the socket; a refusal is what HTTP answers with as an error. */
export type FromServer =
  | Update
  | { type: 'accepted'; id: string; seq: number; rest: string[] }
  | { type: 'pong' }
  | ({ type: 'refused'; id: string | null } & Problem);
