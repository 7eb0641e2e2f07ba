// Who somebody is at all tables, by the secret of this device. Only these doors are told it, and no table's address.

import { ownSecret, randomName, savedName, saveOwnSecret, saveTiedKeys, seatKeys, tiedKeys } from "./device";
import { ask, bearer, post } from "./http";
import type { Admitted, Identity } from "./wire";

/** Have it known whose seats at a table those are of which this device has the keys. With the first of them the device
 * makes its secret. */
export async function sitDown(table: string): Promise<void> {
  const keys = seatKeys(table).map(({ secret }) => secret);
  const fresh = keys.filter((secret) => !tiedKeys(table).includes(secret));
  if (!fresh.length) return;
  if (!ownSecret()) saveOwnSecret(randomName());
  try {
    await tell(
      savedName() || null,
      fresh.map((secret) => ({ table, secret })),
    );
    saveTiedKeys(table, keys);
  } catch {
    // nobody has to know it for a game; it is said again when the table is opened next
  }
}

const tell = (name: string | null, keys: { table: string; secret: string }[]): Promise<unknown> =>
  post("/me/seats", { name, keys }, ownSecret());

/** Be known by another name. */
export const beCalled = (name: string): Promise<unknown> => tell(name, []);

/** All that is kept of whoever has this device. */
export const lookAtMe = async (): Promise<Identity> =>
  (await (await ask("/me", { headers: bearer(ownSecret()) })).json()) as Identity;

/** Keys of one's own for this device, for the seats at a table that were taken on another. */
export const comeBack = (table: string): Promise<Admitted[]> => post("/me/keys", { table }, ownSecret());

/** Have nothing kept any more. */
export const forgetMe = (): Promise<unknown> => post("/me/forget", { what: "everything" }, ownSecret());
