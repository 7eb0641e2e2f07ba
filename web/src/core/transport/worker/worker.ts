// The worker of a page without a server: Python with the engine, the rows of the tables, and the time. It begins with
// what the site says of itself; each other message is one of `altbau/browser/messages.py`.

import { ownTables, type Key } from "./own-tables";
import { startPython, type Bytes } from "./python";
import { rowsOf, write } from "./rows";
import type { Site } from "./site";
import { Thinking } from "./thinking";

interface Worker {
  take(message: string): void;
}

/** See `Device` in `altbau/browser/rows.py`. */
const device = {
  timestamp: (seconds: number) => `${new Date(Date.now() + 1000 * seconds).toISOString().slice(0, 19)}+00:00`,
  seconds_since: (timestamp: string) => (Date.now() - Date.parse(timestamp)) / 1000,
  read: async (table: string) => JSON.stringify(await rowsOf(table)),
  write: (rows: string) => write(JSON.parse(rows) as [string, string, string][]),
  report: (said: string) => console.error(said),
};

async function begin(site: Site): Promise<Worker> {
  const python = await startPython(site);
  const thinking = new Thinking(site);
  const think = (question: Bytes, hear: (message: unknown) => void) =>
    thinking.ask(question.toJs(), (message) => hear(python.bytes(message)));
  const chance = python.pyimport("random").SystemRandom!();
  return python.pyimport("altbau.browser.worker").Worker!({ ...device, think }, chance, (said: string) =>
    self.postMessage(said),
  ) as Worker;
}

let site: Site;
let worker: Promise<Worker> | null = null; // begun with the first message that needs it

async function take(message: string): Promise<void> {
  const said = JSON.parse(message) as { type: string; number: number; path: string; body: string };
  if (said.type === "ask" && said.path === "/own-tables") {
    const { keys } = JSON.parse(said.body) as { keys: Key[] };
    const body = JSON.stringify(await ownTables(keys, device.timestamp(0)));
    self.postMessage(JSON.stringify({ type: "answer", number: said.number, ok: true, body }));
  } else {
    worker ??= begin(site);
    (await worker).take(message);
  }
}

self.onmessage = ({ data }: MessageEvent<Site | string>) => {
  if (typeof data === "string") void take(data);
  else site = data;
};
