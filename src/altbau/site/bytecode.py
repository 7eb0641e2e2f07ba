"""Python's library and the engine as bytecode, in archives: what a first game needs, and the rest, which comes later.
Both are made by the interpreter that is to load them."""

import json
import shutil
import subprocess
from collections.abc import Iterator, Mapping
from hashlib import sha256
from importlib.metadata import distribution
from importlib.resources import as_file, files
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple
from zipfile import ZipFile, ZipInfo

import altbau
from altbau.errors import BadInput
from altbau.site.downloads import Downloads

ROOMS: Final = ("core", "games", "play", "table", "analysis", "rulebook", "runtime", "browser")  # that a worker loads
KINDS: Final = (".py", ".ftl", ".json", ".yaml")  # of files in them
PACKAGES: Final = ("fluent.syntax", "mypy-extensions", "pyyaml")  # of the library, that are Python alone
# The only name that is used of a large package.
ALIASES: Final = {"typing_extensions.py": b"from typing import Literal\n"}
WHOLE: Final = (
    "_pyodide/",
    "pyodide/",
    "encodings/utf_8",
    "encodings/latin_1",
    "encodings/idna",
)  # always in the first

COMPILER: Final = "compiler.py"
RECORDER: Final = "recorder.py"
PROGRAMS: Final = (COMPILER, RECORDER)
LATER: Final = "later.json"  # in the engine: the files of the rest
KNOWN: Final = "known.code"  # and what Python's library would compile

Files = Mapping[str, bytes]


class Archives(NamedTuple):
    """Zip files: Python's library and the engine as far as a first game needs them, and the rest of both."""

    library: bytes
    engine: bytes
    rest: bytes


def make_archives(downloads: Downloads, kept: Path) -> Archives:
    """The archives. They are kept in a folder until something that they are made of changes. Raises BadInput."""
    sources = {**dict(engine_files()), **dict(package_files()), **wheel_files(downloads.wheels), **ALIASES}
    library = downloads.pyodide / "python_stdlib.zip"
    programs = {each: (files(__package__) / each).read_bytes() for each in PROGRAMS}
    made = kept / f"archives-{digest_of({**sources, **programs, library.name: library.read_bytes()})}"
    if not made.is_dir():
        for old in kept.glob("archives-*"):
            shutil.rmtree(old)
        with TemporaryDirectory(dir=kept) as folder:
            work = Path(folder)
            archives = archives_of(
                library_code(library, kept, downloads), compile_files(sources, work, downloads), work, downloads
            )
            write_files({f"{name}.zip": content for name, content in archives._asdict().items()}, work / "made")
            (work / "made").rename(made)
    return Archives(*((made / f"{name}.zip").read_bytes() for name in Archives._fields))


def archives_of(library: Files, engine: Files, work: Path, downloads: Downloads) -> Archives:
    """The archives of compiled files. Raises BadInput."""
    write_files(engine, work / "engine")
    run_python(RECORDER, work, downloads)
    first = json.loads((work / "first.json").read_text(encoding="utf-8"))
    needed = {f"{name}c" for name in first["library"]}
    first_library = {name: library[name] for name in library if name in needed or name.startswith(WHOLE)}
    first_engine = {name: engine[name] for name in engine if name in {*first["engine"]}}
    rest = {f"engine/{name}": engine[name] for name in engine.keys() - first_engine.keys()}
    rest |= {f"library/{name}": library[name] for name in library.keys() - first_library.keys()}
    first_engine[LATER] = json.dumps(sorted(rest)).encode()
    first_engine[KNOWN] = (work / KNOWN).read_bytes()
    return Archives(pack(first_library), pack(first_engine), pack(rest))


def digest_of(content: Files) -> str:
    """A digest of files with their names."""
    return sha256(repr(sorted((name, sha256(data).digest()) for name, data in content.items())).encode()).hexdigest()


def engine_files() -> Iterator[tuple[str, bytes]]:
    """The files of this program that a worker loads, with their places."""
    source = Path(altbau.__file__).parent
    for path in [*source.glob("*.py"), *(path for room in ROOMS for path in (source / room).rglob("*"))]:
        if path.suffix in KINDS:
            yield f"altbau/{path.relative_to(source).as_posix()}", path.read_bytes()


def package_files() -> Iterator[tuple[str, bytes]]:
    """The files of the installed packages of the engine that are Python alone."""
    for name in PACKAGES:
        for file in distribution(name).files or []:
            if file.suffix == ".py":
                yield file.as_posix(), Path(str(file.locate())).read_bytes()


def wheel_files(wheels: list[Path]) -> dict[str, bytes]:
    """The modules of wheels."""
    return {
        name: content for wheel in wheels for name, content in unpack(wheel).items() if name.endswith((".py", ".so"))
    }


def library_code(archive: Path, kept: Path, downloads: Downloads) -> dict[str, bytes]:
    """The modules of Python's library as bytecode, which are kept in a folder."""
    made = kept / f"library-{sha256(archive.read_bytes()).hexdigest()}.zip"
    if not made.is_file():
        with TemporaryDirectory() as work:
            made.write_bytes(pack(compile_files(unpack(archive), Path(work), downloads)))
    return unpack(made)


def compile_files(sources: Files, work: Path, downloads: Downloads) -> dict[str, bytes]:
    """Files, with the Python ones as bytecode."""
    code = {name: content for name, content in sources.items() if name.endswith(".py")}
    write_files(code, work / "sources")
    run_python(COMPILER, work, downloads)
    made = work / "bytecode"
    found = {path.relative_to(made).as_posix(): path.read_bytes() for path in made.rglob("*.pyc")}
    return found | {name: content for name, content in sources.items() if name not in code}


def run_python(program: str, work: Path, downloads: Downloads) -> None:
    """Run a program of this folder with the interpreter of the site. Raises BadInput if it fails."""
    here = files(__package__)
    with as_file(here / "python.mjs") as runner, as_file(here / program) as code:
        command = [downloads.node, runner, downloads.pyodide, code, work]
        done = subprocess.run(command, check=False, capture_output=True, text=True, errors="replace")
    if done.returncode:
        raise BadInput("site-failed", program=program, problem=done.stderr.strip())


def write_files(content: Files, folder: Path) -> None:
    """Write files into a folder."""
    for name, data in content.items():
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(data)


def unpack(archive: Path) -> dict[str, bytes]:
    """The files of an archive."""
    with ZipFile(archive) as packed:
        return {name: packed.read(name) for name in packed.namelist() if not name.endswith("/")}


def pack(content: Files) -> bytes:
    """An archive: the same bytes for the same content. It is sent compressed as a whole."""
    made = BytesIO()
    with ZipFile(made, "w") as archive:
        for name, data in sorted(content.items()):
            archive.writestr(ZipInfo(name), data)
    return made.getvalue()
