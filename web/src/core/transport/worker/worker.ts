// The worker of a page without a server: Python with the engine, the rows of the tables, and the time. It begins with
// what the site says of itself; each other message is one of `altbau/browser/messages.py`.

import { HeldTables } from "./held-tables";
import { ownTables, type Key } from "./own-tables";
import { startPython, type Bytes } from "./python";
import { holderOf, rowsOf, write } from "./rows";
import type { Site } from "./site";
import { Thinking } from "./thinking";

interface Worker {
  take(message: string): void;
  lose(table: string): void;
}

/** What the worker says itself: that another tab plays a table, and since when (ISO), that this one does, that a first
 * turn has been kept, and that there is no more room on the disk. */
export type FromRows =
  | { type: "elsewhere"; table: string; since: string }
  | { type: "here"; table: string }
  | { type: "turn" }
  | { type: "full" };

const NOT_NOW = 1013; // see `Close`: the page tries it again
const TABLE = /^\/tables\/([^/]+)/;

type Row = [table: string, key: string, row: string];
const isEntry = ([, key]: Row): boolean => key.startsWith("entry ");
const isSnapshot = ([, key]: Row): boolean => key === "snapshot"; // with an entry it says that a turn has begun,
const isBody = ([, key]: Row): boolean => key === "body"; // which is the first one if the table is new
let turned = false;
let full = false;

/** See `Device` in `altbau/browser/rows.py`. */
const device = {
  timestamp: (seconds: number) => `${new Date(Date.now() + 1000 * seconds).toISOString().slice(0, 19)}+00:00`,
  seconds_since: (timestamp: string) => (Date.now() - Date.parse(timestamp)) / 1000,
  read: async (table: string) => JSON.stringify(await rowsOf(table)),
  write: async (said: string) => {
    const rows = JSON.parse(said) as Row[];
    const code = await write(rows, held.generations);
    if (code === "disk-full" && !full) post({ type: "full" } satisfies FromRows);
    full = code === "disk-full";
    if (!code && !turned && rows.some(isEntry) && rows.some(isSnapshot) && !rows.some(isBody)) {
      turned = true;
      post({ type: "turn" } satisfies FromRows);
    }
    return code;
  },
  report: (said: string) => console.error(said),
};

async function begin(site: Site): Promise<Worker> {
  const { modules, bytes, code } = await startPython(site, ["altbau.browser.worker", "random"], null, (percent) =>
    post({ type: "loading", percent }),
  );
  const thinking = new Thinking({ site, code });
  const think = (question: Bytes, hear: (message: unknown) => void) =>
    thinking.ask(question.toJs(), (message) => hear(bytes(message)));
  const chance = modules[1]!.SystemRandom!();
  return modules[0]!.Worker!({ ...device, think }, chance, (said: string) => self.postMessage(said)) as Worker;
}

const post = (message: object): void => self.postMessage(JSON.stringify(message));
const forget = (table: string): void => void worker?.then((begun) => begun.lose(table));
const held = new HeldTables(forget, (table) => {
  forget(table);
  void tellElsewhere(table);
});

/** Tell the page that another tab plays a table. */
async function tellElsewhere(table: string): Promise<void> {
  const since = (await holderOf(table))?.since ?? new Date().toISOString(); // it has just taken it
  post({ type: "elsewhere", table, since } satisfies FromRows);
}

let site: Site;
let worker: Promise<Worker> | null = null; // begun with the first message that needs it
let inOrder = Promise.resolve(); // what Python is given: a connection is not ended before it is opened

interface Said {
  type: string;
  number: number;
  path: string;
  body: string;
  table: string;
}

async function take(message: string): Promise<void> {
  const said = JSON.parse(message) as Said;
  if (said.type === "take") {
    if (await held.take(said.table)) post({ type: "here", table: said.table } satisfies FromRows);
  } else if (said.type === "ask" && said.path === "/own-tables") {
    const { keys } = JSON.parse(said.body) as { keys: Key[] };
    const body = JSON.stringify(await ownTables(keys, device.timestamp(0)));
    post({ type: "answer", number: said.number, ok: true, body });
  } else inOrder = inOrder.then(() => pass(said, message)).catch((error: unknown) => device.report(String(error)));
}

/** Give a message to Python, if its table is held here. */
async function pass(said: Said, message: string): Promise<void> {
  if (await free(said)) (await (worker ??= begin(site))).take(message);
}

/** Whether a message is about no table, or about one that is held here; else the page is told. */
async function free({ type, number, path }: Said): Promise<boolean> {
  const table = TABLE.exec(path ?? "")?.[1];
  if (!table || (await held.hold(table))) return true;
  await tellElsewhere(table);
  if (type === "open") post({ type: "closed", number, code: NOT_NOW });
  else post({ type: "answer", number, ok: false, body: "{}" });
  return false;
}

self.onmessage = ({ data }: MessageEvent<Site | string>) => {
  if (typeof data === "string") void take(data);
  else site = data;
};
