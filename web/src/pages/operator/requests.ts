// Requests of the server's operator, with the operator's key.

import type { OverseenTables, Overview, TableKind } from "../../core/messages/wire";
import { ask, at, bearer, post } from "../../core/transport/http";

const DOOR = "/operator";

const get = async <T>(path: string, key: string): Promise<T> =>
  (await (await ask(DOOR + path, { headers: bearer(key) })).json()) as T;

export const overview = (key: string): Promise<Overview> => get("", key);

export const overseen = (key: string, kind: TableKind): Promise<OverseenTables> => get(`/tables?kind=${kind}`, key);

export const endTable = (key: string, table: string): Promise<unknown> => post(`${DOOR}${at(table)}/end`, {}, key);

export const tellAll = (key: string, said: { en: string; de: string } | null): Promise<unknown> =>
  post(`${DOOR}/bulletin`, { said }, key);

export const turnAway = (key: string, network: string, days: number): Promise<unknown> =>
  post(`${DOOR}/bans`, { network, days }, key);

export const letIn = (key: string, network: string): Promise<unknown> => post(`${DOOR}/bans/end`, { network }, key);
