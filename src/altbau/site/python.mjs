// Runs a Python program with the interpreter that a site has: node python.mjs PYODIDE PROGRAM FOLDER.
// The program finds the folder as /work, and begins with its `main`.

import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [pyodide, program, root] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`).href);
const python = await loadPyodide();
python.FS.mkdir("/work");
python.FS.mount(python.FS.filesystems.NODEFS, { root }, "/work");
try {
  python.runPython(readFileSync(program, "utf-8"));
  await python.globals.get("main")();
} catch (error) {
  console.error(error.message); // the traceback; node would print the interpreter's source as well
  process.exit(1);
}
