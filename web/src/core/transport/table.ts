// Requests about one table; only used once one is opened.

import type {
  Admitted,
  AnyTable,
  AnalysisLine,
  Created,
  Acknowledgement,
  GameCourse,
  LobbyChange,
  LobbyView,
  Invitation,
  Invited,
  QrCode,
  ShownCode,
  Start,
  TableLogText,
  Update,
  PrivateReasons,
  Watching,
  SpectatorLink,
  WhatIf,
} from "../messages/wire";
import { ask, at, bearer, post } from "./http";

/** A table, as the holder of a key sees it; null while it waits for its players. */
export async function tableOf(table: string, secret: string | null): Promise<AnyTable | null> {
  const shown = (await (await ask(at(table), { headers: bearer(secret) })).json()) as Update | LobbyView;
  return shown.type === "update" ? shown.table : null;
}

/** Change a lobby, with the key of a seat. */
export const changeLobby = (table: string, change: LobbyChange, secret: string): Promise<Acknowledgement> =>
  post(`${at(table)}/lobby`, change, secret);

/** As its host, deal the table. */
export const startLobby = (table: string, start: Start, secret: string): Promise<Acknowledgement> =>
  post(`${at(table)}/start`, start, secret);

/** As its host, delete the table. */
export const closeLobby = (table: string, secret: string): Promise<Acknowledgement> =>
  post(`${at(table)}/close`, {}, secret);

/** A text as the rows of a QR code. */
export const qrCode = (text: string): Promise<QrCode> => post("/qr", { text });

/** What an invitation is for; this does not use it up. */
export const lookAtInvitation = async (table: string, invitation: string): Promise<Invitation> =>
  (await (await ask(`${at(table)}/invitation`, { headers: bearer(invitation) })).json()) as Invitation;

export const invite = (table: string, seat: string, secret: string): Promise<Invited> =>
  post(`${at(table)}/invitations`, { seat }, secret);
/** Accept an invitation; some tables have no hints, whatever `hints` is. */
export const join = (table: string, invitation: string, name: string | null, hints: boolean): Promise<Admitted> =>
  post(`${at(table)}/join`, { invitation, name, hints });
/** Make another player the host. */
export const lead = (table: string, seat: string, secret: string): Promise<unknown> =>
  post(`${at(table)}/host`, { seat }, secret);
/** Change the name of the seat's player. */
export const rename = (table: string, name: string, secret: string): Promise<unknown> =>
  post(`${at(table)}/name`, { name }, secret);
export const showCode = (table: string, secret: string): Promise<ShownCode> => post(`${at(table)}/code`, {}, secret);
export const enterCode = (table: string, code: string): Promise<Admitted> => post(`${at(table)}/device`, { code });
export const watch = (table: string, watching: Watching, secret: string): Promise<SpectatorLink> =>
  post(`${at(table)}/watching`, { watching }, secret);
export const comeAlong = (table: string, secret: string): Promise<Admitted> => post(`${at(table)}/rematch`, {}, secret);

/** The notation of a table: its `position`, or the whole `game`. */
export async function notation(table: string, what: "position" | "game", secret: string | null): Promise<string> {
  return (await ask(`${at(table)}/${what}`, { headers: bearer(secret) })).text();
}

/** A table as one file, with its seed and all hands. Its text is passed on as it is: JavaScript would round numbers. */
export const tableFile = async (table: string, secret: string | null): Promise<Blob> =>
  (await ask(`${at(table)}/file`, { method: "POST", headers: bearer(secret) })).blob();

/** Begin a table that goes on where a file ends. */
export async function playFile(text: string): Promise<Created> {
  const headers = { "Content-Type": "application/json" };
  return (await (await ask("/files/tables", { method: "POST", headers, body: text })).json()) as Created;
}

/** Start a table that continues from a position of another one. */
export const playOn = (table: string, wish: WhatIf, secret: string | null): Promise<Created> =>
  post(`${at(table)}/what-if`, wish, secret);

/** The same from a pasted text. */
export const playPasted = (text: string, begin: WhatIf): Promise<Created> => post("/pasted/tables", { text, begin });

/** The real reasons for the bots' moves in a finished game, including hidden cards. */
export const truth = async (table: string, secret: string | null): Promise<PrivateReasons> =>
  (await (await ask(`${at(table)}/truth`, { headers: bearer(secret) })).json()) as PrivateReasons;

/** The course of a finished game, and what decided it. */
export const endingOf = async (table: string, secret: string | null): Promise<GameCourse> =>
  (await (await ask(`${at(table)}/ending`, { headers: bearer(secret) })).json()) as GameCourse;

/** The analysis of a finished game (luck and decisions), streamed line by line: what is known (GET), or made if it is
 * not (POST, by a player). */
export async function* analysisOf(
  method: "GET" | "POST",
  table: string,
  secret: string | null,
  number: number,
  signal: AbortSignal,
): AsyncGenerator<AnalysisLine> {
  const path = `${at(table)}/analysis${method === "POST" ? "/start" : ""}?number=${number}`;
  const { body } = await ask(path, { method, headers: bearer(secret), signal });
  const reader = body!.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    const lines = (rest + piece.value).split("\n");
    rest = lines.pop()!;
    for (const line of lines) yield JSON.parse(line) as AnalysisLine;
  }
}

/** The log of a table as the key's holder saw it, even if the table can't be shown any more. */
export async function toldLog(table: string, secret: string | null, language: string): Promise<TableLogText> {
  return (await (await ask(`${at(table)}/log?lang=${language}`, { headers: bearer(secret) })).json()) as TableLogText;
}
