// Tells the server that somebody looks, so that it does not call them, and closes calls that are still on the screen.

import type { Channels, TableChannel, TableChannels } from "../messages/wire";
import { ask, at, bearer, post } from "../transport/http";

const SELDOM = 60_000; // ms between two messages; the server believes each for twice as long

/** Close what was shown about a table. */
export async function closeShown(table: string): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const shown = (await registration?.getNotifications()) ?? [];
  for (const each of shown) if ((each.data as { table?: string } | null)?.table === table) each.close();
}

/** The webhooks of the table, proposed or agreed on. */
export const proposed = async (table: string, secret: string): Promise<TableChannel[]> =>
  ((await (await ask(`${at(table)}/calls`, { headers: bearer(secret) })).json()) as Channels).table;

/** Say that the page of a seat is looked at, now and whenever it is used while it is visible; `told` hears each time
 * what was proposed for the table. Returns how to stop. */
export function watchLooks(
  table: string,
  secret: string,
  told: (channels: TableChannel[]) => void,
  target: EventTarget = document,
  visible = () => !document.hidden,
): () => void {
  let last = -SELDOM;
  function look() {
    if (!visible()) return;
    void closeShown(table);
    if (performance.now() - last < SELDOM) return;
    last = performance.now();
    tell().catch(() => undefined); // a call too many does no harm
  }
  async function tell() {
    told((await post<TableChannels>(`${at(table)}/calls/look`, {}, secret)).table);
  }
  const signs = ["pointerdown", "keydown", "visibilitychange"];
  for (const sign of signs) target.addEventListener(sign, look);
  look();
  return () => {
    for (const sign of signs) target.removeEventListener(sign, look);
  };
}
