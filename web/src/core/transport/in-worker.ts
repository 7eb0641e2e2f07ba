// Tables of this device: a worker of the page has the engine, and a folder of files the rest. No server is asked.

import { home } from "../route/route.svelte";
import { language } from "../text/text.svelte";
import type { Line, Listener, Transport } from "./interface";
import { loading } from "./loading.svelte";
import type { Site } from "./worker/site";
import type { FromRows } from "./worker/worker";

type FromWorker =
  | { type: "part"; number: number; body: string }
  | { type: "answer"; number: number; ok: boolean; body: string }
  | { type: "said"; number: number; message: string }
  | { type: "closed"; number: number; code: number }
  | { type: "loading"; percent: number }
  | FromRows;

const said = JSON.parse(document.getElementById("site")!.textContent) as Omit<Site, "root">;
export const site: Site = { ...said, root: `${home()}/` };

const answers = new Map<number, (answer: Response) => void>();
const listeners = new Map<number, Listener>();
let last = 0; // number of a request or connection
let worker: Worker | null = null;

/** The rest of an answer that comes in parts. */
class Parts {
  readonly body: ReadableStream<Uint8Array<ArrayBuffer>>;
  #stream!: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>>;

  constructor(cancel: () => void) {
    this.body = new ReadableStream({ start: (stream) => void (this.#stream = stream), cancel });
  }

  add(part: string): void {
    this.#stream.enqueue(new TextEncoder().encode(part));
  }

  end(): void {
    this.#stream.close();
  }

  fail(reason: unknown): void {
    this.#stream.error(reason);
  }
}

const parts = new Map<number, Parts>();

function answered({ number, ok, body }: FromWorker & { type: "answer" }): void {
  parts.get(number)?.end();
  answers.get(number)?.(new Response(body, { status: ok ? 200 : 400 }));
  parts.delete(number);
  answers.delete(number);
}

function heardPart({ number, body }: FromWorker & { type: "part" }): void {
  if (!parts.has(number)) {
    const made = new Parts(() => forget(number));
    parts.set(number, made);
    answers.get(number)?.(new Response(made.body));
  }
  parts.get(number)!.add(body);
}

/** Want no more of an answer. */
function forget(number: number): void {
  parts.delete(number);
  answers.delete(number);
  tell({ type: "hang-up", number });
}

/** A table that is open in another tab, and since when (ISO). */
export interface Elsewhere {
  table: string;
  since: string;
}

/** Called with such a table; with null when it is free or played here again. */
let elsewhere: (open: Elsewhere | null) => void = () => {};

/** Follow which table is open in another tab. */
export function followElsewhere(follower: typeof elsewhere): void {
  elsewhere = follower;
}

let full: () => void = () => {};

/** Follow when there is no more room on the disk. */
export function followFull(follower: typeof full): void {
  full = follower;
}

/** Play a table here, wherever it is open. */
export const takeTable = (table: string): void => tell({ type: "take", table });

function heard(told: FromWorker): void {
  if (told.type === "elsewhere") elsewhere(told);
  else if (told.type === "loading") loading.percent = told.percent;
  else if (told.type === "turn") void navigator.storage?.persist();
  else if (told.type === "full") full();
  else if (told.type === "here") {
    elsewhere(null);
    dispatchEvent(new Event("online")); // whoever has lost the connection opens it again at once
  } else if (told.type === "answer") answered(told);
  else if (told.type === "part") heardPart(told);
  else if (told.type === "said") {
    elsewhere(null);
    listeners.get(told.number)?.heard(told.message);
  } else {
    listeners.get(told.number)?.closed(told.code);
    listeners.delete(told.number);
  }
}

/** Start the worker with the first message. */
function tell(message: object): void {
  if (!worker) {
    worker = new Worker(new URL("./worker/worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }) => heard(JSON.parse(data as string) as FromWorker);
    worker.postMessage(site);
  }
  worker.postMessage(JSON.stringify(message));
}

const split = (path: string): { path: string; query: Record<string, string> } => {
  const { pathname, searchParams } = new URL(path, "http://here");
  return { path: pathname, query: Object.fromEntries(searchParams) };
};

class Channel implements Line {
  readonly #number: number;
  #opened = false;

  constructor(number: number) {
    this.#number = number;
  }

  get isOpen(): boolean {
    return this.#opened && listeners.has(this.#number);
  }

  /** The worker hears what is said from now on. */
  opened(): void {
    this.#opened = true;
    listeners.get(this.#number)?.opened();
  }

  send(message: string): void {
    tell({ type: "say", number: this.#number, message });
  }

  close(): void {
    listeners.delete(this.#number);
    tell({ type: "hang-up", number: this.#number });
  }
}

export const inWorker: Transport = {
  can: new Set(),
  oneDevice: true,
  friends: site.friends,
  ask(path, { method = "GET", headers, body = null, signal = null }) {
    const file = site.answers[path];
    if (file) return fetch(site.root + file, { signal });
    const number = ++last;
    const secret = new Headers(headers).get("Authorization")?.replace("Bearer ", "") ?? null;
    return new Promise((resolve, reject) => {
      answers.set(number, resolve);
      signal?.addEventListener("abort", () => {
        parts.get(number)?.fail(signal.reason);
        if (answers.has(number)) forget(number);
        reject(signal.reason as Error);
      });
      const asked = { type: "ask", number, method, ...split(path), language: language(), secret };
      tell({ ...asked, body: (body as string | null) ?? "" });
    });
  },
  link: () => null,
  open(path, secret, listener) {
    const number = ++last;
    listeners.set(number, listener);
    tell({ type: "open", number, ...split(path), secret });
    const channel = new Channel(number);
    setTimeout(() => channel.opened()); // as a connection to a server, not before this returns
    return channel;
  },
};
