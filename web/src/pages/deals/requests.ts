// Requests about deals, which several tables play. The sender is identified by the device's secret.

import { ownSecret, someSecret } from "../../core/device/device";
import type { Created, Deal, ListedDeal, NewDeal } from "../../core/messages/wire";
import { ask, bearer, post } from "../../core/transport/http";

const at = (deal: string): string => `/deals/${encodeURIComponent(deal)}`;
const look = async <T>(path: string): Promise<T> =>
  (await (await ask(path, { headers: bearer(ownSecret()) })).json()) as T;

/** Today's deals, and those begun or created on this device. */
export const dealList = (): Promise<ListedDeal[]> => look("/own-deals");

/** A deal; its results are included if this device may see them. */
export const lookAtDeal = (deal: string): Promise<Deal> => look(at(deal));

/** Create a deal for everyone who has its link. */
export const makeDeal = (wish: NewDeal): Promise<Deal> => post("/deals", wish, someSecret());

/** Start to play a deal. */
export const playDeal = (deal: string, name: string): Promise<Created> =>
  post(`${at(deal)}/tables`, { name }, someSecret());

/** Close a deal created on this device. */
export const closeDeal = (deal: string): Promise<Deal> => post(`${at(deal)}/close`, {}, someSecret());
