"""Compile the engine with mypyc, in a copy of the package that has extension modules beside the sources.

Needs mypy, setuptools and a C compiler. The original sources stay unchanged and run interpreted.
`--trained` compiles as for a release, with profile-guided optimization: twice, the second time with the profile of a
run of `train_engine.py`. `--current` prints the folder of the build of exactly these sources, or an empty line; its
exit status is 0 if such a build could be made and has not been tried yet. `--beside` makes it at low priority.
"""

import ast
import filecmp
import hashlib
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent
PACKAGE = ROOT / "src" / "altbau"
TRAINING = ROOT / "train_engine.py"
TARGET = ROOT / "build" / "compiled"
BUILDS = ROOT / "build" / "engines"  # builds that running programs use, each in its own folder
KEPT = 7 * 86400.0  # seconds from the last use of a build to its deletion
STAMP = "engine.stamp"  # file with the fingerprint of the sources of a build
FAILED = "failed"  # content of that file if the sources did not compile
OPTIMIZED = 3
PARTS = (
    "core/engine/*.py", "core/bots/*.py", "core/page/arguments.py", "core/page/patches.py", "core/page/trees.py",
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

# mypyc translates `1 << n` of a machine word n into `1 << n` of C, which has 32 bits. Interpreted it is right, so no
# test of the sources would notice; therefore the generated C code is searched for it.
SETUP = """
import re
import sys
from mypyc.build import mypycify
from setuptools import setup

modules = mypycify(["--config-file=", "--follow-imports=silent", *{modules}], opt_level="{level}", debug_level="0")
for source in (source for module in modules for source in module.sources if "__native" in source):
    with open(source, encoding="utf-8") as lines:
        for line in lines:
            if " << cpy_r_" in line and re.search(r"= -?[0-9]+ << cpy_r_", line):
                sys.exit("A number is shifted by a machine word, with 32 bits; shift it by an int: " + line.strip())
setup(name="altbau-engine", packages=[], ext_modules=modules)
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


def fingerprint(level: int = OPTIMIZED, trained: bool = False) -> str:
    """A SHA-256 of the engine's sources, the Python version and how they are compiled."""
    digest = hashlib.sha256(f"{sys.version}{level}".encode() + Path(__file__).read_bytes())
    if trained:
        digest.update(TRAINING.read_bytes())
    for file in engine():
        digest.update(f"{file.relative_to(PACKAGE)}\0".encode())
        digest.update(file.read_bytes())
    return digest.hexdigest()


def made_of(target: Path) -> str | None:
    """The fingerprint in the stamp of a build, or FAILED; None if there is no build."""
    stamp = target / STAMP
    return stamp.read_text() if stamp.exists() else None


def run_compiler(target: Path, more: str = "") -> None:
    """Compile the copy of the package, with `more` flags for the C compiler. CalledProcessError if that fails."""
    build = [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace", "--force"]
    nowhere = "" if sys.platform == "win32" else f"-ffile-prefix-map={target.resolve()}=altbau"  # leave out the folder
    environment = {
        **os.environ,
        "CFLAGS": f"{os.environ.get('CFLAGS', '')} {FLAGS} {nowhere} {more}".strip(),
        "LDFLAGS": f"{os.environ.get('LDFLAGS', '')} {LINK_FLAGS}".strip(),
    }
    subprocess.run(build, cwd=target, check=True, stdout=sys.stderr, env=environment)


def compile_engine(target: Path = TARGET, level: int = OPTIMIZED, trained: bool = False) -> None:
    """Compile the engine into a folder, unless the build there has the same fingerprint. `level` is the C compiler's
    optimization level: 0 takes a quarter of the time of 3. `trained` uses profile-guided optimization and takes twice
    as long. CalledProcessError if it does not compile."""
    sources = fingerprint(level, trained)
    if made_of(target) == sources:
        copy_package(target)
        return
    shutil.rmtree(target, ignore_errors=True)
    copy_package(target)
    unwrap_ids(target)
    keep_docs(target)
    setup = target / "setup.py"
    setup.write_text(SETUP.format(modules=[str(file.relative_to(PACKAGE.parent)) for file in engine()], level=level))
    if trained:
        run_compiler(target, COUNTING)
        environment = os.environ | {"PYTHONPATH": str(target), "PYTHONHASHSEED": "0"}
        subprocess.run([sys.executable, TRAINING], cwd=target, check=True, stdout=sys.stderr, env=environment)
        run_compiler(target, KNOWING)
    else:
        run_compiler(target)
    shutil.rmtree(target / "build")  # the compiler's intermediate files
    copy_package(target)
    (target / STAMP).write_text(sources)


# --- for running programs ---------------------------------------------------------------------------------------------


def current() -> Path | None:
    """The build of exactly these sources, after updating its interpreted files; None if there is none."""
    sources = fingerprint()
    target = BUILDS / sources[:16]
    if made_of(target) != sources:
        return None
    copy_package(target)
    os.utime(target)
    return target


def worthwhile() -> bool:
    """Whether a build of these sources can be made and has neither been made nor failed."""
    return has_compiler() and not (BUILDS / fingerprint()[:16]).exists()


def compile_beside() -> None:
    """Build these sources at the lowest priority, if `worthwhile`, and delete builds that were not used for a week.
    Each process builds in its own folder, so two can run at once."""
    sources = fingerprint()
    target = BUILDS / sources[:16]
    if not worthwhile():
        return
    if hasattr(os, "nice"):
        os.nice(19)
    own = BUILDS / f"{sources[:16]}-{os.getpid()}"
    own.mkdir(parents=True)
    try:
        compile_engine(own)
    except subprocess.CalledProcessError:
        shutil.rmtree(own / "altbau", ignore_errors=True)
        (own / STAMP).write_text(FAILED)
    if made_of(own) in (sources, FAILED) and not target.exists():  # else the sources have changed meanwhile
        own.rename(target)
    for build in BUILDS.iterdir():
        if build == own or build.stat().st_mtime < time.time() - KEPT:
            shutil.rmtree(build, ignore_errors=True)


def main() -> int:
    """Compile, or do what `--current` or `--beside` asks for; exit status 2 if compiling fails or is not possible."""
    if sys.argv[1:] == ["--current"]:
        print(current() or "")
        return 0 if worthwhile() else 1
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
