// Requests to the server outside the live connection.

import type {
  Book,
  CardPage,
  Created,
  EditionInfo,
  Example,
  HouseChange,
  HouseRules,
  OwnEdition,
  SeriesInfo,
  SearchResult,
  Edit,
  PastedGame,
  Misread,
  NewTable,
  NewLobby,
  CreatedLobby,
  OwnTables,
  Printable,
  Printing,
  Problem,
  PuzzleList,
  RecordPage,
  RecordSheet,
  Rule,
  Search,
  Texts,
  Update,
  LobbyView,
  AnyDifferences,
  CardValues,
} from "../messages/wire";
import { language, say, type Language } from "../text/text.svelte";
import { transport } from "./transport";

const PATIENCE = 30_000; // ms for a complete answer on the slowest line; then the server counts as unreachable

/** A request that the server refused; the message is the server's sentence. */
export class Refusal extends Error {
  readonly code: string;

  constructor(sentence: string, code: string) {
    super(sentence);
    this.code = code;
  }
}

/** Why a request failed: the server's sentence, or that the server is unreachable. */
export const whyNot = (problem: unknown): string =>
  problem instanceof Refusal ? problem.message : say("page-no-server");

/** Whether the server does not know the secret that was sent. */
export const unknown = (problem: unknown): boolean => problem instanceof Refusal && problem.code === "unknown-account";

/** A request. Throws `Refusal` if the server answers with an error; aborts after 30 s unless the caller passes its
 * own signal. */
export async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set("Accept-Language", language());
  const signal = init.signal ?? AbortSignal.timeout(PATIENCE);
  const response = await transport.ask(path, { ...init, headers, signal });
  if (response.ok) return response;
  const problem = (await response.json().catch(() => null)) as Problem | null;
  throw new Refusal(problem?.sentence ?? `${response.status} ${response.statusText}`, problem?.code ?? "");
}

const get = async <T>(path: string): Promise<T> => (await (await ask(path)).json()) as T;

export const puzzleLists = (): Promise<PuzzleList[]> => get("/puzzles");
/** The position of a puzzle, as an SVG picture. */
export const puzzleBoard = async (id: string): Promise<string> =>
  (await ask(`/puzzles/${encodeURIComponent(id)}/board`)).text();
export const editions = (): Promise<EditionInfo[]> => get("/editions");
export const ownEditions = (): Promise<OwnEdition[]> => get("/own-editions");
/** What house rules change in an edition. */
export const houseChanges = (edition: string, house: HouseRules): Promise<HouseChange[]> =>
  post("/house-rules", { edition, house, language: language() });
export const differences = (): Promise<AnyDifferences[]> => get("/differences");
export const ruleOf = (edition: string, number: string): Promise<Rule> =>
  get(`/rules/${language()}/${encodeURIComponent(edition)}/${encodeURIComponent(number)}`);
export const cardOf = (edition: string, card: string): Promise<CardPage> =>
  get(`/cards/${language()}/${encodeURIComponent(edition)}/${encodeURIComponent(card)}`);
export const rulebookOf = (edition: string): Promise<Book> =>
  get(`/rulebooks/${language()}/${encodeURIComponent(edition)}`);
export const examplesOf = (edition: string): Promise<Example[]> =>
  get(`/rulebooks/${language()}/${encodeURIComponent(edition)}/examples`);
export const records = (): Promise<RecordSheet[]> => get("/records");
export const recordPage = ({ name, players, whose }: RecordSheet, page: number): Promise<RecordPage> =>
  get(`/records/${name}/${players}?whose=${whose}&page=${page}`);

export const printable = (): Promise<Printable> => get("/prints");

const printPath = ({ language, edition, what, size, filled }: Printing): string =>
  `/prints/${language}/${encodeURIComponent(edition)}/${what}/${size}${filled ? "?filled=true" : ""}`;

/** The address of a printable file; null where it has none. */
export const printOf = (wanted: Printing): string | null => transport.link(printPath(wanted));

const PRINTING = 120_000; // ms for a printable file, which may have to queue

/** A printable file, with an owner's own card values if given, and of an edition with house rules. */
export async function printed(wanted: Printing, cards: CardValues | null, house: HouseRules): Promise<Blob> {
  const signal = AbortSignal.timeout(PRINTING);
  if (!cards && !Object.keys(house).length) return (await ask(printPath(wanted), { signal })).blob();
  const { language, edition, what, size } = wanted;
  const body = JSON.stringify({ language, edition, what, size, cards: cards ?? {}, house });
  const headers = { "Content-Type": "application/json" };
  return (await ask("/prints/own", { method: "POST", headers, body, signal })).blob();
}

/** A part of the page's messages in a language. */
export const texts = (language: Language, part: string): Promise<Texts> => get(`/texts/${language}/${part}`);

/** The key of a seat, or an invitation, as a header: addresses are logged on the way. */
export const bearer = (secret: string | null): Record<string, string> =>
  secret ? { Authorization: `Bearer ${secret}` } : {};

export async function post<T>(path: string, body: object, secret: string | null = null): Promise<T> {
  const headers = { "Content-Type": "application/json", ...bearer(secret) };
  return (await (await ask(path, { method: "POST", headers, body: JSON.stringify(body) })).json()) as T;
}

export const at = (table: string): string => `/tables/${encodeURIComponent(table)}`;

/** Start a table; a rematch needs a key of the previous table. */
export const startTable = (table: NewTable, secret: string | null): Promise<Created> => post("/tables", table, secret);

/** Open a table that waits for its players. */
export const openTable = (table: NewLobby): Promise<CreatedLobby> => post("/lobbies", table);

/** The state of the tables that these keys open. */
export const standings = (keys: { table: string; secret: string }[]): Promise<OwnTables> =>
  post("/own-tables", { keys });

/** The viewer's own games that contain certain events. */
export const searchGames = (search: Search): Promise<SearchResult> => post("/search", search);

/** A text in the notation as a game to look at, or why it can't be read. */
export const layOut = (text: string, edit: Edit | null = null): Promise<PastedGame | Misread> =>
  post("/positions", { text, edit });

/** A starting position: an edition as dealt. */
export const dealOf = async (edition: string): Promise<string> =>
  (await ask(`/positions/${encodeURIComponent(edition)}`)).text();

/** The tables of a series, as far as the holder of these keys may see them. */
export const lookAtSeries = (series: string, keys: { table: string; secret: string }[]): Promise<SeriesInfo> =>
  post(`/series/${encodeURIComponent(series)}`, { keys });

/** A table as the holder of the key sees it now, with the whole log, or while it waits for its players. */
export const lookAt = async (table: string, secret: string | null): Promise<Update | LobbyView> =>
  (await (await ask(at(table), { headers: bearer(secret) })).json()) as Update | LobbyView;
