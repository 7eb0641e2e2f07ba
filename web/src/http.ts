// Questions to the server that need no live connection.

import { language } from "./text.svelte";
import type { Created, Differences, EditionInfo, NewTable, Problem, RecordPage, RecordSheet, ToldLog } from "./wire";

/** What the server would not do; the message is its sentence. */
export class Refusal extends Error {}

async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set("Accept-Language", language());
  const response = await fetch(`/api${path}`, { ...init, headers });
  if (response.ok) return response;
  const problem = (await response.json().catch(() => null)) as Problem | null;
  throw new Refusal(problem?.sentence ?? `${response.status} ${response.statusText}`);
}

const get = async <T>(path: string): Promise<T> => (await (await ask(path)).json()) as T;

export const editions = (): Promise<EditionInfo[]> => get("/editions");
export const differences = (): Promise<Differences> => get("/differences");
export const bots = (): Promise<string[]> => get("/bots");
export const records = (): Promise<RecordSheet[]> => get("/records");
export const recordPage = (name: string, players: number, page: number): Promise<RecordPage> =>
  get(`/records/${name}/${players}?page=${page}`);

export async function startTable(table: NewTable): Promise<Created> {
  const headers = { "Content-Type": "application/json" };
  return (await (await ask("/tables", { method: "POST", headers, body: JSON.stringify(table) })).json()) as Created;
}

/** The notation of a table: its `position` or the whole `game`. */
export async function notation(table: string, what: "position" | "game", secret: string | null): Promise<string> {
  const headers: HeadersInit = secret ? { Authorization: `Bearer ${secret}` } : {};
  return (await ask(`/tables/${encodeURIComponent(table)}/${what}`, { headers })).text();
}

/** The log of a table as the holder of a key was told it, whatever has become of the table. */
export async function toldLog(table: string, secret: string | null, language: string): Promise<ToldLog> {
  const headers: HeadersInit = secret ? { Authorization: `Bearer ${secret}` } : {};
  return (await (await ask(`/tables/${encodeURIComponent(table)}/log?lang=${language}`, { headers })).json()) as ToldLog;
}
