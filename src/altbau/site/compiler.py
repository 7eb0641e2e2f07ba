"""Compiles the Python files below `/work/sources` to bytecode below `/work/bytecode`, without docstrings and asserts.
Run by the interpreter that is to load it (`python.mjs`)."""

import py_compile
from pathlib import Path

SOURCES = Path("/work/sources")
MODE = py_compile.PycInvalidationMode.UNCHECKED_HASH  # nothing in the files tells when they were made


def main() -> None:
    """Compile all of them."""
    for path in sorted(SOURCES.rglob("*.py")):
        place = path.relative_to(SOURCES)
        target = Path("/work/bytecode", f"{place}c")
        target.parent.mkdir(parents=True, exist_ok=True)
        # a module of the library may be broken on purpose, to be tested with
        py_compile.compile(
            str(path), str(target), str(place), doraise="test" not in place.parts, optimize=2, invalidation_mode=MODE
        )
