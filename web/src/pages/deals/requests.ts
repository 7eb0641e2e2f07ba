// Questions to the server about deals that several tables play. Who asks is known by the secret of this device.

import { ownSecret, someSecret } from "../../core/device";
import { ask, bearer, post } from "../../core/http";
import type { Created, Deal, ListedDeal, NewDeal } from "../../core/wire";

const at = (deal: string): string => `/deals/${encodeURIComponent(deal)}`;
const look = async <T>(path: string): Promise<T> =>
  (await (await ask(path, { headers: bearer(ownSecret()) })).json()) as T;

/** The deals of today, and those that were begun or made here. */
export const dealList = (): Promise<ListedDeal[]> => look("/own-deals");

/** A deal, with its results where they may be known here. */
export const lookAtDeal = (deal: string): Promise<Deal> => look(at(deal));

/** A deal for whoever has its link. */
export const makeDeal = (wish: NewDeal): Promise<Deal> => post("/deals", wish, someSecret());

/** Begin to play one. */
export const playDeal = (deal: string, name: string): Promise<Created> =>
  post(`${at(deal)}/tables`, { name }, someSecret());

/** Close one that was made here. */
export const closeDeal = (deal: string): Promise<Deal> => post(`${at(deal)}/close`, {}, someSecret());
