"""Compile the engine with mypyc, in a copy of the package that has extension modules beside the sources.

Needs mypy, setuptools and a C compiler. The original sources stay unchanged and run interpreted. One process translates
them to C and ends; then the C files are compiled one after the other.
`--trained` compiles as for a release, with profile-guided optimization: twice, the second time with the profile of a
run of `train_engine.py`. `--current` prints the folder of the build of exactly these sources, or an empty line; its
exit status is 0 if there is none and it can be made now. `--beside` makes it, with little memory.
"""

import ast
import filecmp
import hashlib
import math
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

ROOT = Path(__file__).resolve().parent
PACKAGE = ROOT / "src" / "altbau"
TRAINING = ROOT / "train_engine.py"
TARGET = ROOT / "build" / "compiled"
BUILDS = ROOT / "build" / "engines"  # builds that running programs use, each in its own folder
KEPT = 7 * 86400.0  # seconds from the last use of a build to its deletion
STAMP = "engine.stamp"  # file with the fingerprint of the sources of a build
OPTIMIZED = 3
BESIDE = 1  # the level beside a server: a tenth slower, in a third of the processor time of level 3 and one file
MB = 2**20
NEEDED = 500 * MB  # available memory without which no build is begun beside a server; it takes 320 MB
ATTEMPTS = 2  # to make a build beside a server; a compiler that was killed looks like one that failed
MINUTE = 60.0
PAUSE = 0.2  # seconds between looks whether another process has ended
SYSTEM = Path("/")
PARTS = (
    "core/engine/*.py", "core/bots/*.py", "core/text/arguments.py", "core/presentation/*.py",
    "games/*/rules/*.py", "games/*/bots/*.py", "games/*/described.py", "games/*/encoding.py", "games/*/memory.py",
    "games/*/messages.py", "games/*/value.py", "games/*/view.py",
)  # fmt: skip
# Exceptions that are not compiled: types that mypyc can't compile, and a bot's memory, which is pickled when the bot
# thinks in another process.
INTERPRETED = {
    PACKAGE / f"{name}.py" for name in ("core/bots/bot", "core/bots/mistakes", "games/monopoly/bots/haggling")
}
NEW_TYPE = re.compile(r"^(\w+) = NewType\(.*\)$", re.MULTILINE)
FROM_IDS = re.compile(r"^from [\w.]+\.ids import (\([^)]*\)|.*)$", re.MULTILINE)
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")

# Only the engine calls its functions, so the compiler may inline them, which is a tenth faster. Warnings about the C
# code that mypyc generates are of no use.
FLAGS = "-fno-semantic-interposition -fvisibility=hidden -fno-plt -Wno-all" if sys.platform == "linux" else ""
LINK_FLAGS = "-s" if sys.platform == "linux" else ""  # strips symbols, half of the size
if sys.platform != "win32":
    FLAGS += " -ffp-contract=off"  # floating-point results are the same on every machine

# Profile-guided optimization by GCC: a tenth faster, and smaller. The training does not use every module, so some have
# no profile.
COUNTING = "-fprofile-generate -fprofile-update=single"
KNOWING = "-fprofile-use -Wno-missing-profile"

# The first step of a build, with the optimization level, `one` or `many` C files, and the modules as arguments.
# mypyc translates `1 << n` of a machine word n into `1 << n` of C, which has 32 bits. Interpreted it is right, so no
# test of the sources would notice; therefore the generated C code is searched for it.
TRANSLATE = """
import pickle
import re
import sys
from mypyc.build import mypycify

level, files, *modules = sys.argv[1:]
words = ["--config-file=", "--follow-imports=silent", *modules]
extensions = mypycify(words, opt_level=level, debug_level="0", multi_file=files == "many")
for source in (source for extension in extensions for source in extension.sources if "__native" in source):
    with open(source, encoding="utf-8") as lines:
        for line in lines:
            if " << cpy_r_" in line and re.search(r"= -?[0-9]+ << cpy_r_", line):
                sys.exit("A number is shifted by a machine word, with 32 bits; shift it by an int: " + line.strip())
with open("build/extensions", "wb") as translated:
    pickle.dump(extensions, translated)
"""

# The second step.
COMPILE = """
import pickle
from setuptools import setup

with open("build/extensions", "rb") as translated:
    setup(name="altbau-engine", packages=[], ext_modules=pickle.load(translated))
"""


def engine() -> Iterator[Path]:
    """The modules to compile."""
    for part in PARTS:
        for module in sorted(PACKAGE.glob(part)):
            if module not in INTERPRETED and module.name != "__init__.py":
                yield module


def compiler() -> str:
    """The name of the C compiler: of CC, else the one that Python was built with."""
    return str(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cl").split()[0]


def has_compiler() -> bool:
    """Whether the C compiler and Python's headers are installed."""
    return bool(shutil.which(compiler())) and (Path(sysconfig.get_path("include")) / "Python.h").exists()


def can_be_trained() -> bool:
    """Whether the C compiler is GCC on Linux; on other systems `gcc` may be another compiler."""
    if sys.platform != "linux" or not has_compiler():
        return False
    said = subprocess.run([compiler(), "--version"], capture_output=True, text=True, check=False).stdout
    return "Free Software Foundation" in said


def extensions(target: Path = TARGET) -> list[Path]:
    """The paths of the extension modules, relative to the target."""
    return sorted(path.relative_to(target) for path in target.rglob(f"*{SUFFIX}"))


def copy_package(target: Path) -> None:
    """Update the interpreted files of a copy. Extension modules and unchanged files are not touched, because a program
    may be running there."""
    copies = target / "altbau"
    for file in copies.rglob("*"):
        superseded = not (PACKAGE / file.relative_to(copies)).exists() and "__pycache__" not in file.parts
        if superseded and file.is_file() and not file.name.endswith(str(SUFFIX)):
            file.unlink()
    for file in PACKAGE.rglob("*"):
        copy = copies / file.relative_to(PACKAGE)
        if file.is_file() and "__pycache__" not in file.parts and not (copy.exists() and filecmp.cmp(file, copy)):
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(file, copy)


def unwrap_ids(target: Path) -> None:
    """Replace ids by plain numbers, `Seat(0)` by `(0)`, in the copy that is to be compiled. mypyc knows that they are
    integers, but makes a constant only of a literal; otherwise a decision would take an eighth longer."""
    copies = [target / file.relative_to(PACKAGE.parent) for file in engine()]
    texts = {copy: copy.read_text(encoding="utf-8") for copy in copies}
    makers = {"numbered", *(name for text in texts.values() for name in NEW_TYPE.findall(text))}
    for copy, text in texts.items():
        known = {*NEW_TYPE.findall(text), *re.findall(r"\w+", " ".join(FROM_IDS.findall(text)))} & makers
        if known:
            plain = NEW_TYPE.sub(r"\1 = int", text)
            plain = re.sub(rf"(?<!def )\b(?:{'|'.join(sorted(known))})\(", "(", plain)
            copy.write_text(plain, encoding="utf-8")


def keep_docs(target: Path) -> None:
    """Set the docstrings of classes by code in the copy that is to be compiled, because mypyc drops them."""
    for file in engine():
        copy = target / file.relative_to(PACKAGE.parent)
        text = copy.read_text(encoding="utf-8")
        classes = [part for part in ast.parse(text).body if isinstance(part, ast.ClassDef)]
        said = [f'setattr({part.name}, "__doc__", {doc!r})\n' for part in classes if (doc := ast.get_docstring(part))]
        copy.write_text(text + "".join(said), encoding="utf-8")


def fingerprint(level: int = OPTIMIZED, trained: bool = False, multi_file: bool = False) -> str:
    """A SHA-256 of the engine's sources, the Python version and how they are compiled."""
    digest = hashlib.sha256(f"{sys.version}{level}{multi_file}".encode() + Path(__file__).read_bytes())
    if trained:
        digest.update(TRAINING.read_bytes())
    for file in engine():
        digest.update(f"{file.relative_to(PACKAGE)}\0".encode())
        digest.update(file.read_bytes())
    return digest.hexdigest()


def made_of(target: Path) -> str | None:
    """The fingerprint in the stamp of a build; None if there is no build."""
    stamp = target / STAMP
    return stamp.read_text() if stamp.exists() else None


def run(purpose: str, target: Path, *words: str | Path, **environment: str) -> None:
    """Run Python with these words in a build, and print a line each minute. CalledProcessError if that fails."""
    command = [sys.executable, *map(str, words)]
    began, minutes = time.time(), 0
    with subprocess.Popen(command, cwd=target, stdout=sys.stderr, env=os.environ | environment) as process:
        while True:
            with suppress(subprocess.TimeoutExpired):
                status = process.wait(MINUTE)
                break
            minutes += 1
            objects = [file for file in (target / "build").glob("temp*/**/*.o*") if file.stat().st_mtime > began]
            done = f", {len(objects)} of {len(list((target / 'build').rglob('*.c')))} C files" if objects else ""
            print(f"· {purpose} the engine: minute {minutes}{done}", file=sys.stderr, flush=True)
    if status:
        raise subprocess.CalledProcessError(status, command)


def translate(target: Path, modules: list[str], level: int, multi_file: bool) -> None:
    """Translate modules of a copy of the package to C. CalledProcessError if that fails."""
    run("translating", target, "-c", TRANSLATE, str(level), "many" if multi_file else "one", *modules)


def run_compiler(target: Path, more: str = "") -> None:
    """Compile the C files, with `more` flags for the C compiler. CalledProcessError if that fails."""
    nowhere = "" if sys.platform == "win32" else f"-ffile-prefix-map={target.resolve()}=altbau"  # leave out the folder
    flags = f"{os.environ.get('CFLAGS', '')} {FLAGS} {nowhere} {more}".strip()
    links = f"{os.environ.get('LDFLAGS', '')} {LINK_FLAGS}".strip()
    words = ("-c", COMPILE, "--quiet", "build_ext", "--inplace", "--force")
    run("compiling", target, *words, CFLAGS=flags, LDFLAGS=links)


def lock(file: BinaryIO) -> bool:
    """Lock an open file until it is closed or this process ends; False if another process has locked it."""
    try:
        if sys.platform == "win32":
            file.seek(0)
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


@contextmanager
def alone(target: Path) -> Iterator[None]:
    """Within, no other process builds into this folder: wait until none does. The lock is a file beside it."""
    target.parent.mkdir(parents=True, exist_ok=True)
    with target.with_name(f"{target.name}.lock").open("ab") as file:
        if not lock(file):
            print("· waiting for another process, which compiles the engine", file=sys.stderr, flush=True)
            while not lock(file):
                time.sleep(PAUSE)
        yield


def compile_engine(
    target: Path = TARGET, level: int = OPTIMIZED, trained: bool = False, multi_file: bool = False
) -> None:
    """Compile the engine into a folder, unless the build there has the same fingerprint. `level` is the C compiler's
    optimization level: 0 takes a quarter of the time of 3. `trained` uses profile-guided optimization and takes twice
    as long. `multi_file` makes a C file of each module, which takes a quarter of the memory; as one file the engine is
    faster. A process that finds another one at it waits, and uses what that has built. CalledProcessError if it does
    not compile."""
    with alone(target):
        build(target, level, trained, multi_file)


def build(target: Path, level: int, trained: bool, multi_file: bool) -> None:
    """The same, in the only process that builds there."""
    sources = fingerprint(level, trained, multi_file)
    if made_of(target) == sources:
        copy_package(target)
        return
    shutil.rmtree(target, ignore_errors=True)
    copy_package(target)
    unwrap_ids(target)
    keep_docs(target)
    translate(target, [str(file.relative_to(PACKAGE.parent)) for file in engine()], level, multi_file)
    if trained:
        run_compiler(target, COUNTING)
        run("training", target, TRAINING, PYTHONPATH=str(target), PYTHONHASHSEED="0")
        run_compiler(target, KNOWING)
    else:
        run_compiler(target)
    shutil.rmtree(target / "build")  # the compiler's intermediate files
    copy_package(target)
    (target / STAMP).write_text(sources)


# --- for running programs ---------------------------------------------------------------------------------------------


def beside() -> str:
    """The fingerprint of the build that running programs use."""
    return fingerprint(BESIDE, multi_file=True)


def current() -> Path | None:
    """The build of exactly these sources, after updating its interpreted files; None if there is none."""
    sources = beside()
    target = BUILDS / sources[:16]
    if made_of(target) != sources:
        return None
    copy_package(target)
    os.utime(target)
    return target


def memory_of_groups() -> Iterator[int]:
    """What each control group of this process still allows it to use, in bytes; file caches can be freed."""
    for line in (SYSTEM / "proc/self/cgroup").read_text().splitlines():
        _, kinds, path = line.split(":", 2)
        if not kinds:  # version 2
            root, limit, used = SYSTEM / "sys/fs/cgroup", "memory.max", "memory.current"
        elif "memory" in kinds.split(","):
            root, limit, used = SYSTEM / "sys/fs/cgroup/memory", "memory.limit_in_bytes", "memory.usage_in_bytes"
        else:
            continue
        own = root / path.lstrip("/")  # in a container its group may be the root here
        for group in (root, *(each for each in (own, *own.parents) if root in each.parents)):
            with suppress(OSError, ValueError):  # a group without a limit, or outside of this container
                stat = dict(entry.split() for entry in (group / "memory.stat").read_text().splitlines())
                cached = int(stat.get("total_inactive_file", stat.get("inactive_file", 0)))
                yield int((group / limit).read_text()) - int((group / used).read_text()) + cached


def available_memory() -> float:
    """The memory in bytes that a program can still use here; infinite if the system does not say."""
    found = [math.inf]
    with suppress(OSError, ValueError):
        (said,) = re.findall(r"^MemAvailable: +(\d+) kB$", (SYSTEM / "proc/meminfo").read_text(), re.MULTILINE)
        found.append(int(said) * 1024)
        found += memory_of_groups()
    return min(found)


def obstacle() -> str | None:
    """Why a build of these sources is not begun now; None if it can be."""
    sources = beside()[:16]
    if not has_compiler():
        return "there is no C compiler"
    if (BUILDS / sources).exists():
        return "it is compiled"
    begun = BUILDS / f"{sources}.attempt" / "begun"
    if begun.exists():
        with begun.open("ab") as file:
            if not lock(file):
                return "another process compiles it"
            if begun.stat().st_size >= ATTEMPTS:
                return f"{ATTEMPTS} attempts ended without a result"
    available = available_memory()
    if available < NEEDED:
        return f"{available / MB:.0f} MB of memory are available, {NEEDED / MB:.0f} are needed"
    return None


def compile_beside() -> None:
    """Build these sources with little memory, unless there is an `obstacle`, and delete builds that were not used for a
    week. An attempt has a folder with the build and a file that it keeps locked, to which each attempt adds a byte."""
    because = obstacle()
    if because:
        print(f"The engine is not compiled: {because}.", file=sys.stderr)
        return
    sources = beside()
    target, attempt = BUILDS / sources[:16], BUILDS / f"{sources[:16]}.attempt"
    attempt.mkdir(parents=True, exist_ok=True)
    with (attempt / "begun").open("ab") as begun:
        if not lock(begun):
            return
        begun.write(b".")
        begun.flush()
        build = attempt / "engine"
        try:
            compile_engine(build, BESIDE, multi_file=True)
        except subprocess.CalledProcessError:
            shutil.rmtree(build, ignore_errors=True)
            print("The engine did not compile; the reason is above.", file=sys.stderr)
            return
        if made_of(build) == sources and not target.exists():  # else the sources have changed meanwhile
            build.rename(target)
            print("The engine is compiled.", file=sys.stderr)
    for found in BUILDS.iterdir():
        if found == attempt or found.stat().st_mtime < time.time() - KEPT:
            shutil.rmtree(found, ignore_errors=True)


def main() -> int:
    """Compile, or do what `--current` or `--beside` asks for; exit status 2 if compiling fails or is not possible."""
    if sys.argv[1:] == ["--current"]:
        print(current() or "")
        return 1 if obstacle() else 0
    if sys.argv[1:] == ["--beside"]:
        compile_beside()
        return 0
    if not has_compiler():
        print("The engine: a C compiler and Python's headers are needed (Debian: gcc, python3-dev).", file=sys.stderr)
        return 2
    try:
        compile_engine(trained=sys.argv[1:] == ["--trained"] and can_be_trained())
    except subprocess.CalledProcessError:
        print("The engine did not compile; the reason is above.", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
