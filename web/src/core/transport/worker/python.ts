// Starts Python with the engine, from the files of a site.

import type { Site } from "./site";

/** Bytes of Python. */
export interface Bytes {
  toJs(): Uint8Array;
}

type Module = Record<string, (...given: unknown[]) => unknown>;

/** The parts of Pyodide that are used here. */
interface Pyodide {
  FS: {
    mkdirTree(path: string): void;
    writeFile(path: string, content: Uint8Array, options: { canOwn: boolean }): void;
  };
  globals: { set(name: string, value: unknown): void };
  runPython(code: string): unknown;
  pyimport(name: string): Module;
}
type Load = (options: object) => Promise<Pyodide>;

const ENGINE = "/site/engine"; // in Python's files
const BEGIN = `
import gc, json, marshal, sys
gc.disable()
sys.path.insert(0, "${ENGINE}")
sys.dont_write_bytecode = True
from altbau.browser.known_code import use_known_code
with open("${ENGINE}/known.code", "rb") as file:
    use_known_code(marshal.load(file))
from altbau.browser.late_files import LateFiles
with open("${ENGINE}/later.json") as file:
    LateFiles("/site", json.load(file), lambda: fetch_rest().to_bytes()).expect()
del file
`;
const END = "gc.freeze(); gc.enable()"; // what is there now stays
const IDLE = 3000; // milliseconds after the start
const LOCAL = 0x04034b50; // how a file in an archive begins
const COPY = ".gz"; // of the rest, which Python opens

/** The smallest form in which this browser can open copies of files, and their ending. */
const FORM = (() => {
  try {
    new DecompressionStream("brotli" as CompressionFormat);
    return { name: "brotli" as CompressionFormat, ending: ".br" };
  } catch {
    return { name: "gzip" as CompressionFormat, ending: ".gz" };
  }
})();

const FILES = 3; // which all else waits for

/** Tells how much of the files has come, once all have begun and if the server says how large they are. */
function counting(told: (percent: number) => void): (body: Body, headers: Headers) => Body {
  let [begun, all, here, last] = [0, 0, 0, 0];
  return (body, headers) => {
    begun += 1;
    all += Number(headers.get("Content-Length") ?? NaN);
    const count = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(part, stream) {
        here += part.length;
        const percent = begun < FILES ? 0 : Math.floor((100 * here) / all);
        if (percent > last) told((last = percent));
        stream.enqueue(part);
      },
    });
    return body.pipeThrough(count);
  };
}

/** A file, from its compressed copy: not every server compresses what it sends. */
async function opened(address: string, type: string, count: ReturnType<typeof counting>): Promise<Response> {
  const copy = await fetch(address + FORM.ending);
  if (!copy.ok) return fetch(address);
  const packed = !copy.headers.has("Content-Encoding"); // else the browser has unpacked it already
  const body = packed ? count(copy.body!, copy.headers).pipeThrough(new DecompressionStream(FORM.name)) : copy.body;
  return new Response(body, { headers: { "Content-Type": type } });
}

/** What fetches a file when there is nothing else to do, or at once: then all else waits for it. */
function laterFile(address: string): () => Uint8Array {
  let here: ArrayBuffer | null = null;
  const idle = async () => (here = await (await fetch(address)).arrayBuffer());
  setTimeout(() => idle().catch(() => {}), IDLE);
  return () => {
    if (here) return new Uint8Array(here);
    const request = new XMLHttpRequest();
    request.open("GET", address, false);
    request.responseType = "arraybuffer";
    request.send();
    if (request.status !== 200) throw new Error(`${address}: ${request.status}`);
    return new Uint8Array(request.response as ArrayBuffer);
  };
}

/** Write the files of an archive, which are not compressed one by one, without a copy of them. */
function unpack(archive: ArrayBuffer, root: string, { FS }: Pyodide): void {
  const view = new DataView(archive);
  const text = new TextDecoder();
  let place = 0;
  while (view.getUint32(place, true) === LOCAL) {
    const size = view.getUint32(place + 18, true);
    const begin = place + 30 + view.getUint16(place + 26, true);
    const path = `${root}/${text.decode(new Uint8Array(archive, place + 30, begin - place - 30))}`;
    place = begin + view.getUint16(place + 28, true) + size;
    FS.mkdirTree(path.slice(0, path.lastIndexOf("/")));
    FS.writeFile(path, new Uint8Array(archive, place - size, size), { canOwn: true });
  }
}

type Body = ReadableStream<Uint8Array<ArrayBuffer>>;

export interface Python {
  /** What the modules that were wanted offer. */
  modules: Module[];
  /** The code of the interpreter, for another worker: compiling it takes longer than all else. */
  code: WebAssembly.Module;
  /** Bytes for Python. */
  bytes(given: Uint8Array): unknown;
}

/** Python, with modules. What a first game does not need comes later. `code` is that of another worker. `told` hears how
 * much has come, in per cent. */
export async function startPython(
  { root, python: files }: Site,
  names: string[],
  code: WebAssembly.Module | null,
  told: (percent: number) => void = () => {},
): Promise<Python> {
  const count = counting(told);
  const folder = root + files.folder;
  const wasm = `${folder}pyodide.asm.wasm`;
  const types: Record<string, string> = { [wasm]: "application/wasm", [root + files.library]: "application/zip" };
  const fetched = self.fetch;
  self.fetch = (wanted, init) => {
    const type = types[String(wanted)];
    if (code && wanted === wasm) return Promise.resolve(new Response());
    return type ? opened(String(wanted), type, count) : fetched(wanted, init);
  };
  const instantiate = WebAssembly.instantiateStreaming;
  let made: WebAssembly.WebAssemblyInstantiatedSource;
  WebAssembly.instantiateStreaming = async (source, imports) =>
    (made = code
      ? { module: code, instance: await WebAssembly.instantiate(code, imports) }
      : await instantiate(source, imports));
  const engine = opened(root + files.engine, "application/zip", count).then((answer) => answer.arrayBuffer());
  const { loadPyodide } = (await import(/* @vite-ignore */ `${folder}pyodide.mjs`)) as { loadPyodide: Load };
  const lockFileContents = { info: files.info, packages: {} };
  const python = await loadPyodide({ indexURL: folder, stdLibURL: root + files.library, lockFileContents });
  unpack(await engine, ENGINE, python);
  python.globals.set("fetch_rest", laterFile(root + files.rest + COPY));
  python.runPython(BEGIN);
  const bytes = python.runPython("lambda given: given.to_bytes()") as Python["bytes"];
  const modules = names.map((name) => python.pyimport(name));
  python.runPython(END);
  return { modules, bytes, code: made!.module };
}
