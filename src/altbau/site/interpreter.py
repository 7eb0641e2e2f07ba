"""The files of the interpreter: those of the npm package, the large one changed so that browsers compile it once."""

import subprocess
from hashlib import sha256
from importlib.resources import as_file, files
from pathlib import Path
from typing import Final

from altbau.errors import BadInput
from altbau.site.downloads import Downloads

PLAIN: Final = ("pyodide.mjs", "pyodide.asm.mjs")
CODE: Final = "pyodide.asm.wasm"
CHANGE: Final = "indirect_calls.mjs"  # says what is changed, and why


def interpreter_files(downloads: Downloads, kept: Path) -> dict[str, bytes]:
    """The files by name. The changed one is kept in a folder. Raises BadInput if it can't be changed."""
    content = {name: (downloads.pyodide / name).read_bytes() for name in (*PLAIN, CODE)}
    change = (files(__package__) / CHANGE).read_bytes()
    made = kept / f"interpreter-{sha256(sha256(content[CODE]).digest() + change).hexdigest()}.wasm"
    if not made.is_file():
        for old in kept.glob("interpreter-*"):
            old.unlink()
        change_calls(downloads.pyodide / CODE, made.with_suffix(".part"), downloads.node)
        made.with_suffix(".part").rename(made)
    return content | {CODE: made.read_bytes()}


def change_calls(module: Path, changed: Path, node: Path) -> None:
    """Change a WebAssembly module. Raises BadInput if it has something unknown."""
    with as_file(files(__package__) / CHANGE) as program:
        done = subprocess.run(
            [node, program, module, changed], check=False, capture_output=True, text=True, errors="replace"
        )
    if done.returncode:
        raise BadInput("site-failed", program=CHANGE, problem=done.stderr.strip())
