// Questions to the server about one table; nobody asks them before one is opened.

import { ask, at, bearer, post } from "../http";
import type {
  Admitted,
  AnalysisLine,
  Created,
  Done,
  Ending,
  ForWaiting,
  Invitation,
  Invited,
  QrCode,
  ShownCode,
  ToldLog,
  Truth,
  Watching,
  WatchLink,
  WhatIf,
} from "../wire";

/** Change something there, by the key of a seat. */
export const changeWaiting = (table: string, change: ForWaiting, secret: string): Promise<Done> =>
  post(`${at(table)}/waiting`, change, secret);

/** Deal it, or have it gone, as its host. */
export const endWaiting = (table: string, how: "start" | "close", secret: string): Promise<Done> =>
  post(`${at(table)}/${how}`, {}, secret);

/** An address as the rows of a QR code. */
export const qrCode = (text: string): Promise<QrCode> => post("/qr", { text });

/** What an invitation is to; this does not spend it. */
export const lookAtInvitation = async (table: string, invitation: string): Promise<Invitation> =>
  (await (await ask(`${at(table)}/invitation`, { headers: bearer(invitation) })).json()) as Invitation;

export const invite = (table: string, seat: string, secret: string): Promise<Invited> =>
  post(`${at(table)}/invitations`, { seat }, secret);
/** Take an invitation up; it may be that there are no hints there. */
export const join = (table: string, invitation: string, name: string | null, hints: boolean): Promise<Admitted> =>
  post(`${at(table)}/join`, { invitation, name, hints });
/** Let somebody else lead the table. */
export const lead = (table: string, seat: string, secret: string): Promise<unknown> =>
  post(`${at(table)}/host`, { seat }, secret);
/** Be called something else from now on. */
export const rename = (table: string, name: string, secret: string): Promise<unknown> =>
  post(`${at(table)}/name`, { name }, secret);
export const showCode = (table: string, secret: string): Promise<ShownCode> => post(`${at(table)}/code`, {}, secret);
export const enterCode = (table: string, code: string): Promise<Admitted> => post(`${at(table)}/device`, { code });
export const watch = (table: string, watching: Watching, secret: string): Promise<WatchLink> =>
  post(`${at(table)}/watching`, { watching }, secret);
export const comeAlong = (table: string, secret: string): Promise<Admitted> => post(`${at(table)}/rematch`, {}, secret);

/** The notation of a table: its `position` or the whole `game`. */
export async function notation(table: string, what: "position" | "game", secret: string | null): Promise<string> {
  return (await ask(`${at(table)}/${what}`, { headers: bearer(secret) })).text();
}

/** Begin a table that plays on from a moment of another one. */
export const playOn = (table: string, wish: WhatIf, secret: string | null): Promise<Created> =>
  post(`${at(table)}/what-if`, wish, secret);

/** The same from a text that was pasted. */
export const playPasted = (text: string, begin: WhatIf): Promise<Created> => post("/pasted/tables", { text, begin });

/** What really decided what the bots of a finished game did, hidden cards and all. */
export const truth = async (table: string, secret: string | null): Promise<Truth> =>
  (await (await ask(`${at(table)}/truth`, { headers: bearer(secret) })).json()) as Truth;

/** How a finished game went, and what decided it. */
export const endingOf = async (table: string, secret: string | null): Promise<Ending> =>
  (await (await ask(`${at(table)}/ending`, { headers: bearer(secret) })).json()) as Ending;

/** What luck and decisions came to in a game that is over, line by line as it is found. */
export async function* analysisOf(
  table: string,
  secret: string | null,
  number: number | null,
  signal: AbortSignal,
): AsyncGenerator<AnalysisLine> {
  const which = number === null ? "" : `?number=${number}`;
  const { body } = await ask(`${at(table)}/analysis${which}`, { headers: bearer(secret), signal });
  const reader = body!.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    const lines = (rest + piece.value).split("\n");
    rest = lines.pop()!;
    for (const line of lines) yield JSON.parse(line) as AnalysisLine;
  }
}

/** The log of a table as the holder of a key was told it, whatever has become of the table. */
export async function toldLog(table: string, secret: string | null, language: string): Promise<ToldLog> {
  return (await (await ask(`${at(table)}/log?lang=${language}`, { headers: bearer(secret) })).json()) as ToldLog;
}
