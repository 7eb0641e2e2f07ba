// Questions to the server that need no live connection.

import { to } from "./route.svelte";
import { language, say, type Language } from "./text.svelte";
import type {
  Book,
  CardPage,
  Created,
  EditionInfo,
  Example,
  Evening,
  Found,
  Edit,
  Laid,
  Misread,
  NewTable,
  NewWaitingTable,
  Opened,
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
  AnyDifferences,
  CardValues,
} from "./wire";

const PATIENCE = 30_000; // ms for a whole answer, over the slowest line; then the server counts as out of reach

/** What the server would not do; the message is its sentence. */
export class Refusal extends Error {
  readonly code: string;

  constructor(sentence: string, code: string) {
    super(sentence);
    this.code = code;
  }
}

/** Why something did not go: what the server says, or that it is out of reach. */
export const whyNot = (problem: unknown): string =>
  problem instanceof Refusal ? problem.message : say("page-no-server");

/** Whether the server knows nothing of whoever asked. */
export const unknown = (problem: unknown): boolean => problem instanceof Refusal && problem.code === "unknown-identity";

/** An answer, which has to be whole after a while unless whoever asks gives it up himself. */
export async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set("Accept-Language", language());
  const signal = init.signal ?? AbortSignal.timeout(PATIENCE);
  const response = await fetch(to(`/api${path}`), { ...init, headers, signal });
  if (response.ok) return response;
  const problem = (await response.json().catch(() => null)) as Problem | null;
  throw new Refusal(problem?.sentence ?? `${response.status} ${response.statusText}`, problem?.code ?? "");
}

const get = async <T>(path: string): Promise<T> => (await (await ask(path)).json()) as T;

export const puzzleLists = (): Promise<PuzzleList[]> => get("/puzzles");
export const editions = (): Promise<EditionInfo[]> => get("/editions");
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

/** Where a file to be printed is. */
export const printOf = ({ language, edition, what, size, filled }: Printing): string =>
  `/api/prints/${language}/${encodeURIComponent(edition)}/${what}/${size}${filled ? "?filled=true" : ""}`;

const PRINTING = 120_000; // ms for a file, which others may be before

/** A file to be printed, perhaps with the values that an owner's cards have. */
export async function printed(wanted: Printing, cards: CardValues | null): Promise<Blob> {
  const signal = AbortSignal.timeout(PRINTING);
  if (!cards) return (await ask(printOf(wanted).slice("/api".length), { signal })).blob();
  const { language, edition, what, size } = wanted;
  const body = JSON.stringify({ language, edition, what, size, cards });
  const headers = { "Content-Type": "application/json" };
  return (await ask("/prints/own", { method: "POST", headers, body, signal })).blob();
}

/** All that the page says in a language. */
export const texts = (language: Language): Promise<Texts> => get(`/texts/${language}`);

/** The key of a seat, or an invitation, as a header: addresses are written down on the way. */
export const bearer = (secret: string | null): Record<string, string> =>
  secret ? { Authorization: `Bearer ${secret}` } : {};

export async function post<T>(path: string, body: object, secret: string | null = null): Promise<T> {
  const headers = { "Content-Type": "application/json", ...bearer(secret) };
  return (await (await ask(path, { method: "POST", headers, body: JSON.stringify(body) })).json()) as T;
}

export const at = (table: string): string => `/tables/${encodeURIComponent(table)}`;

/** Start a table; a rematch needs a key of the table before. */
export const startTable = (table: NewTable, secret: string | null): Promise<Created> => post("/tables", table, secret);

/** Open a table that waits for its players. */
export const openTable = (table: NewWaitingTable): Promise<Opened> => post("/waiting", table);

/** How the tables stand that these keys open. */
export const standings = (keys: { table: string; secret: string }[]): Promise<OwnTables> =>
  post("/own-tables", { keys });

/** The own games in which something has happened. */
export const searchGames = (search: Search): Promise<Found> => post("/search", search);

/** A text in the notation as a game that can be looked at, or why it is none. */
export const layOut = (text: string, edit: Edit | null = null): Promise<Laid | Misread> =>
  post("/positions", { text, edit });

/** A position to begin with: an edition as it is dealt. */
export const dealOf = async (edition: string): Promise<string> =>
  (await ask(`/positions/${encodeURIComponent(edition)}`)).text();

/** The tables of an evening, as far as who has these keys may see them. */
export const lookAtEvening = (evening: string, keys: { table: string; secret: string }[]): Promise<Evening> =>
  post(`/evenings/${encodeURIComponent(evening)}`, { keys });

/** A table as the holder of a key sees it now, with its whole log. */
export const lookAt = async (table: string, secret: string | null): Promise<Update> =>
  (await (await ask(at(table), { headers: bearer(secret) })).json()) as Update;
