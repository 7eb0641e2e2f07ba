// Starts Python with the engine, from the files of a site.

import type { Site } from "./site";

/** Bytes of Python. */
export interface Bytes {
  toJs(): Uint8Array;
}

/** The parts of Pyodide that are used here. */
interface Pyodide {
  globals: { set(name: string, value: unknown): void };
  runPython(code: string): unknown;
  pyimport(name: string): Record<string, (...given: unknown[]) => unknown>;
}
type Load = (options: object) => Promise<Pyodide>;

const BEGIN = `
import io, json, sys, zipfile
with zipfile.ZipFile(io.BytesIO(engine.to_bytes()), metadata_encoding="utf-8") as archive:
    archive.extractall("/site/engine")
sys.path.insert(0, "/site/engine")
sys.dont_write_bytecode = True
from altbau.browser.late_files import LateFiles
with open("/site/engine/later.json") as file:
    LateFiles("/site", json.load(file), lambda: fetch_rest().to_bytes()).expect()
del archive, engine, file
`;
const IDLE = 3000; // milliseconds after the start
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

/** A file, from its compressed copy: not every server compresses what it sends. */
async function opened(address: string, type: string): Promise<Response> {
  const copy = await fetch(address + FORM.ending);
  if (!copy.ok) return fetch(address);
  const packed = !copy.headers.has("Content-Encoding"); // else the browser has unpacked it already
  const body = packed ? copy.body!.pipeThrough(new DecompressionStream(FORM.name)) : copy.body;
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

export interface Python extends Pick<Pyodide, "pyimport"> {
  /** The code of the interpreter, for another worker: compiling it takes longer than all else. */
  code: WebAssembly.Module;
  /** Bytes for Python. */
  bytes(given: Uint8Array): unknown;
}

/** Python, which can import the engine. What a first game does not need comes later. `code` is that of another worker. */
export async function startPython({ root, python: files }: Site, code: WebAssembly.Module | null): Promise<Python> {
  const folder = root + files.folder;
  const wasm = `${folder}pyodide.asm.wasm`;
  const types: Record<string, string> = { [wasm]: "application/wasm", [root + files.library]: "application/zip" };
  const fetched = self.fetch;
  self.fetch = (wanted, init) => {
    const type = types[String(wanted)];
    if (code && wanted === wasm) return Promise.resolve(new Response());
    return type ? opened(String(wanted), type) : fetched(wanted, init);
  };
  const instantiate = WebAssembly.instantiateStreaming;
  let made: WebAssembly.WebAssemblyInstantiatedSource;
  WebAssembly.instantiateStreaming = async (source, imports) =>
    (made = code
      ? { module: code, instance: await WebAssembly.instantiate(code, imports) }
      : await instantiate(source, imports));
  const engine = opened(root + files.engine, "application/zip").then((answer) => answer.arrayBuffer());
  const { loadPyodide } = (await import(/* @vite-ignore */ `${folder}pyodide.mjs`)) as { loadPyodide: Load };
  const lockFileContents = { info: files.info, packages: {} };
  const python = await loadPyodide({ indexURL: folder, stdLibURL: root + files.library, lockFileContents });
  python.globals.set("engine", new Uint8Array(await engine));
  python.globals.set("fetch_rest", laterFile(root + files.rest + COPY));
  python.runPython(BEGIN);
  const bytes = python.runPython("lambda given: given.to_bytes()") as Python["bytes"];
  return { pyimport: (name) => python.pyimport(name), bytes, code: made!.module };
}
