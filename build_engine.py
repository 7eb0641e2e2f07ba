"""Compile the engine with mypyc: a copy of the package in which extension modules lie beside the source.

Needs mypy, setuptools and a C compiler. The sources themselves are left alone, so that they keep running interpreted.
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent
PACKAGE = ROOT / "src" / "altbau"
TARGET = ROOT / "build" / "compiled"
PARTS = (
    "core/bits.py", "core/choices.py", "core/eventlog.py", "core/ids.py", "core/options.py", "core/records.py",
    "core/rng.py", "core/stack.py", "core/state.py", "core/view.py", "core/vocabulary.py", "games/*/rules/*.py",
    "core/search.py", "games/*/policy.py", "games/*/view.py",
)  # fmt: skip
NEW_TYPE = re.compile(r"^(\w+) = NewType\(.*\)$", re.MULTILINE)
FROM_IDS = re.compile(r"^from [\w.]+\.ids import (\([^)]*\)|.*)$", re.MULTILINE)
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")

# The engine's functions are called by each other only, so the compiler may inline them; a tenth faster.
FLAGS = "-fno-semantic-interposition -fvisibility=hidden -fno-plt" if sys.platform == "linux" else ""

SETUP = """
from mypyc.build import mypycify
from setuptools import setup

modules = mypycify(["--config-file=", "--follow-imports=silent", *{modules}], opt_level="{level}")
setup(name="altbau-engine", packages=[], ext_modules=modules)
"""


def engine() -> Iterator[Path]:
    """The modules to compile."""
    for part in PARTS:
        yield from sorted(PACKAGE.glob(part))


def has_compiler() -> bool:
    """Whether the C compiler that this Python asks for is there, and Python's headers."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cl").split()[0]
    return bool(shutil.which(compiler)) and (Path(sysconfig.get_path("include")) / "Python.h").exists()


def extensions(target: Path = TARGET) -> list[Path]:
    """What has been compiled, relative to the target."""
    return sorted(path.relative_to(target) for path in target.rglob(f"*{SUFFIX}"))


def copy_package(target: Path) -> None:
    """Bring the interpreted part up to date, leaving the extension modules where they are."""
    for file in (target / "altbau").rglob("*"):
        if file.is_file() and not file.name.endswith(str(SUFFIX)):
            file.unlink()
    shutil.copytree(PACKAGE, target / "altbau", dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__"))


def unwrap_ids(target: Path) -> None:
    """Write plain numbers for the ids in the copy that is to be compiled, `(0)` for `Seat(0)`. The compiler knows that
    they are integers, but a constant it takes from nothing but a number; else a decision would cost an eighth more."""
    copies = [target / file.relative_to(PACKAGE.parent) for file in engine()]
    texts = {copy: copy.read_text(encoding="utf-8") for copy in copies}
    makers = {"numbered", *(name for text in texts.values() for name in NEW_TYPE.findall(text))}
    for copy, text in texts.items():
        known = {*NEW_TYPE.findall(text), *re.findall(r"\w+", " ".join(FROM_IDS.findall(text)))} & makers
        if known:
            plain = NEW_TYPE.sub(r"\1 = int", text)
            plain = re.sub(rf"(?<!def )\b(?:{'|'.join(sorted(known))})\(", "(", plain)
            copy.write_text(plain, encoding="utf-8")


def compile_engine(target: Path = TARGET, level: int = 3) -> None:
    """Compile whatever has changed since the last time, with the C compiler's optimizations of a level: 0 takes a
    quarter of the time of 3. CalledProcessError if it does not compile."""
    digest = hashlib.sha256(f"{sys.version}{FLAGS}{SETUP}{level}".encode())
    for file in engine():
        digest.update(f"{file.relative_to(PACKAGE)}\0".encode())
        digest.update(file.read_bytes())
    stamp = target / "engine.stamp"
    if stamp.exists() and stamp.read_text() == digest.hexdigest():
        copy_package(target)
        return
    shutil.rmtree(target, ignore_errors=True)
    copy_package(target)
    unwrap_ids(target)
    setup = target / "setup.py"
    setup.write_text(SETUP.format(modules=[str(file.relative_to(PACKAGE.parent)) for file in engine()], level=level))
    build = [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"]
    environment = {**os.environ, "CFLAGS": f"{os.environ.get('CFLAGS', '')} {FLAGS}".strip()}
    subprocess.run(build, cwd=target, check=True, stdout=sys.stderr, env=environment)
    shutil.rmtree(target / "build")  # the compiler's own leavings
    copy_package(target)
    stamp.write_text(digest.hexdigest())


def main() -> int:
    """Compile; exit status 2 where that is not possible."""
    if not has_compiler():
        print("The engine: a C compiler and Python's headers are needed (Debian: gcc, python3-dev).", file=sys.stderr)
        return 2
    try:
        compile_engine()
    except subprocess.CalledProcessError:
        print("The engine did not compile; the reason is above.", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
