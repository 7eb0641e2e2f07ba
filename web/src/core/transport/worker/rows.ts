// The rows of the tables of this device, as texts, in the browser's database.

const STORE = "rows"; // by table and key
const HOLDERS = "holders"; // the tab that plays each table
const CODES: Record<string, string> = { QuotaExceededError: "disk-full", "": "stale" };

const database = new Promise<IDBDatabase>((resolve, reject) => {
  const request = indexedDB.open("altbau", 1);
  request.onupgradeneeded = () => [STORE, HOLDERS].forEach((name) => request.result.createObjectStore(name));
  request.onsuccess = () => resolve(request.result);
  request.onerror = () => reject(request.error as Error);
});

const answered = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error as Error);
  });

const reading = async (): Promise<IDBObjectStore> => (await database).transaction(STORE).objectStore(STORE);

/** All rows of a table, by key. */
export async function rowsOf(table: string): Promise<Record<string, string>> {
  const range = IDBKeyRange.bound([table], [table, []]);
  const store = await reading();
  const [keys, rows] = await Promise.all([answered(store.getAllKeys(range)), answered(store.getAll(range))]);
  return Object.fromEntries(keys.map((key, place) => [(key as string[])[1], rows[place] as string]));
}

/** One row; undefined if there is none. */
export const rowOf = async (table: string, key: string): Promise<string | undefined> =>
  answered((await reading()).get([table, key])) as Promise<string | undefined>;

/** A tab that plays a table: how often a tab has taken the table, and when this one did (ISO). */
export interface Holder {
  generation: number;
  since: string;
}

/** Take a table: nothing is written any more by a tab that took it earlier. */
export async function nextHolder(table: string): Promise<Holder> {
  const store = (await database).transaction(HOLDERS, "readwrite").objectStore(HOLDERS);
  const before = (await answered(store.get(table))) as Holder | undefined;
  const holder = { generation: (before?.generation ?? 0) + 1, since: new Date().toISOString() };
  await answered(store.put(holder, table));
  return holder;
}

/** The tab that has taken a table last; undefined if none has. */
export async function holderOf(table: string): Promise<Holder | undefined> {
  return answered((await database).transaction(HOLDERS).objectStore(HOLDERS).get(table)) as Promise<Holder | undefined>;
}

/** Write rows, each with its table and key: all of them or none. Returns "" once they are safe, else the code of the
 * error. `generations` are those of the tables that are held here. */
export async function write(
  rows: [string, string, string][],
  generations: ReadonlyMap<string, number>,
): Promise<string> {
  const transaction = (await database).transaction([STORE, HOLDERS], "readwrite", { durability: "strict" });
  const store = transaction.objectStore(STORE);
  for (const table of new Set(rows.map(([table]) => table))) {
    const found = transaction.objectStore(HOLDERS).get(table);
    found.onsuccess = () => {
      const holder = found.result as Holder | undefined;
      if (holder?.generation !== generations.get(table)) transaction.abort(); // another tab plays it
    };
  }
  for (const [table, key, row] of rows) store.put(row, [table, key]);
  return new Promise((resolve) => {
    transaction.oncomplete = () => resolve("");
    transaction.onabort = () => resolve(CODES[transaction.error?.name ?? ""] ?? "storage-failed");
  });
}
