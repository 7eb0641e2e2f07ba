// Questions to the server that need no live connection.

import { language, type Language } from "./text.svelte";
import type {
  Admitted,
  Created,
  Done,
  Ending,
  EditionInfo,
  Evening,
  ForWaiting,
  Invitation,
  Invited,
  NewTable,
  NewWaitingTable,
  Opened,
  OwnTables,
  Problem,
  QrCode,
  RecordPage,
  RecordSheet,
  Rule,
  ShownCode,
  Texts,
  ToldLog,
  Truth,
  Update,
  AnyDifferences,
  Watching,
  WatchLink,
} from "./wire";

/** What the server would not do; the message is its sentence. */
export class Refusal extends Error {
  readonly code: string;

  constructor(sentence: string, code: string) {
    super(sentence);
    this.code = code;
  }
}

async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set("Accept-Language", language());
  const response = await fetch(`/api${path}`, { ...init, headers });
  if (response.ok) return response;
  const problem = (await response.json().catch(() => null)) as Problem | null;
  throw new Refusal(problem?.sentence ?? `${response.status} ${response.statusText}`, problem?.code ?? "");
}

const get = async <T>(path: string): Promise<T> => (await (await ask(path)).json()) as T;

export const editions = (): Promise<EditionInfo[]> => get("/editions");
export const differences = (): Promise<AnyDifferences[]> => get("/differences");
export const ruleOf = (edition: string, number: string): Promise<Rule> =>
  get(`/rules/${language()}/${encodeURIComponent(edition)}/${encodeURIComponent(number)}`);
export const records = (): Promise<RecordSheet[]> => get("/records");
export const recordPage = ({ name, players, whose }: RecordSheet, page: number): Promise<RecordPage> =>
  get(`/records/${name}/${players}?whose=${whose}&page=${page}`);

/** All that the page says in a language. */
export const texts = (language: Language): Promise<Texts> => get(`/texts/${language}`);

/** The key of a seat, or an invitation, as a header: addresses are written down on the way. */
const bearer = (secret: string | null): Record<string, string> => (secret ? { Authorization: `Bearer ${secret}` } : {});

async function post<T>(path: string, body: object, secret: string | null = null): Promise<T> {
  const headers = { "Content-Type": "application/json", ...bearer(secret) };
  return (await (await ask(path, { method: "POST", headers, body: JSON.stringify(body) })).json()) as T;
}

const at = (table: string): string => `/tables/${encodeURIComponent(table)}`;

/** Start a table; a rematch needs a key of the table before. */
export const startTable = (table: NewTable, secret: string | null): Promise<Created> => post("/tables", table, secret);

/** Open a table that waits for its players. */
export const openTable = (table: NewWaitingTable): Promise<Opened> => post("/waiting", table);

/** Change something there, by the key of a seat. */
export const changeWaiting = (table: string, change: ForWaiting, secret: string): Promise<Done> =>
  post(`${at(table)}/waiting`, change, secret);

/** Deal it, or have it gone, as its host. */
export const endWaiting = (table: string, how: "start" | "close", secret: string): Promise<Done> =>
  post(`${at(table)}/${how}`, {}, secret);

/** An address as the rows of a QR code. */
export const qrCode = (text: string): Promise<QrCode> => post("/qr", { text });

/** How the tables stand that these keys open. */
export const standings = (keys: { table: string; secret: string }[]): Promise<OwnTables> =>
  post("/own-tables", { keys });

/** The tables of an evening, as far as who has these keys may see them. */
export const lookAtEvening = (evening: string, keys: { table: string; secret: string }[]): Promise<Evening> =>
  post(`/evenings/${encodeURIComponent(evening)}`, { keys });

/** A table as the holder of a key sees it now, with its whole log. */
export const lookAt = async (table: string, secret: string | null): Promise<Update> =>
  (await (await ask(at(table), { headers: bearer(secret) })).json()) as Update;

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

/** What really decided what the bots of a finished game did, hidden cards and all. */
export const truth = async (table: string, secret: string | null): Promise<Truth> =>
  (await (await ask(`${at(table)}/truth`, { headers: bearer(secret) })).json()) as Truth;

/** How a finished game went, and what decided it. */
export const endingOf = async (table: string, secret: string | null): Promise<Ending> =>
  (await (await ask(`${at(table)}/ending`, { headers: bearer(secret) })).json()) as Ending;

/** The log of a table as the holder of a key was told it, whatever has become of the table. */
export async function toldLog(table: string, secret: string | null, language: string): Promise<ToldLog> {
  return (await (await ask(`${at(table)}/log?lang=${language}`, { headers: bearer(secret) })).json()) as ToldLog;
}
