"""The forms in which the program is delivered, each far from its clone."""

import compileall
import fcntl
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import build_engine
import dev
from tests.server.conftest import Server

PROGRAMS = "Scripts" if os.name == "nt" else "bin"
# Run by each interpreter first. It notes the files of the clone that Python opens, but for the environment's packages.
WATCH = """
import os, sys

def note(event, args):
    if event == "open" and isinstance(args[0], str | bytes | os.PathLike):
        path = os.path.abspath(os.fsdecode(args[0]))
        if path.startswith({clone!r} + os.sep) and not path.startswith({packages!r} + os.sep):
            with open({noted!r}, "a") as noted:
                noted.write(path + "\\n")

sys.addaudithook(note)
"""


class Form(NamedTuple):
    """A form: the Python that runs it, and the folder of the package; None if the package is installed there."""

    python: Path
    package: Path | None
    folder: Path
    compiled: bool
    serves: bool = True

    @property
    def noted(self) -> Path:
        """The file with the paths below the clone that its programs have opened."""
        return self.folder / "opened-in-the-clone"

    def environment(self) -> dict[str, str]:
        """The variables that its programs need."""
        watch = self.folder / "watch"
        watch.mkdir(parents=True, exist_ok=True)
        code = WATCH.format(clone=str(build_engine.ROOT), packages=sys.prefix, noted=str(self.noted))
        (watch / "sitecustomize.py").write_text(code)
        paths = [str(path) for path in (watch, self.package) if path]
        return {"PYTHONPATH": os.pathsep.join(paths), "LC_ALL": "C.UTF-8"}

    def run(self, program: Path, cwd: Path, *words: str) -> str:
        """The output of a program, which is copied to where it runs. Fails if its exit status is not 0."""
        return said(cwd, self.python, shutil.copy(program, cwd), *words, **self.environment())

    def altbau(self, cwd: Path, *words: str) -> str:
        """The output of a command of `altbau`. Fails if its exit status is not 0."""
        return said(cwd, self.python, "-m", "altbau", *words, **self.environment())


class FormServer(Server):
    """A server that a form runs."""

    def __init__(self, form: Form, database: Path) -> None:
        self.form = form
        super().__init__(database)

    def start(self) -> None:
        """Start, and wait for the address that it prints."""
        place = ["--port", str(self.port), "--database", str(self.database)]
        words = ["-m", "altbau", "serve", *place, "--log-level", "error"]
        with self.log_file.open("ab") as log:
            self.program = subprocess.Popen(
                [self.form.python, *words], cwd=self.database.parent, env=elsewhere(**self.form.environment()),
                stdout=subprocess.PIPE, stderr=log, text=True,
            )  # fmt: skip
        assert self.program.stdout
        said = self.program.stdout.readline()
        assert said, self.log_file.read_text()
        self.address = said.split()[-1].rstrip("/")

    def end(self) -> None:
        """Stop it, and wait for its end."""
        with self.program:
            self.program.terminate()


def elsewhere(**environment: str) -> dict[str, str]:
    """The environment without variables that refer to the source tree."""
    return {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")} | environment


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Within, no other process of the tests makes what belongs into this folder."""
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / ".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def quickly() -> Path:
    """The folder of the engine that is compiled for the quick run: without optimizations, in a quarter of the time."""
    target = build_engine.ROOT / "build" / f"quickly-{sys.implementation.cache_tag}"
    build_engine.compile_engine(target, 0)
    return target


def copied(source: Path, folder: Path, compiled: bool) -> Form:
    """The form of a copy of the package, with all that lies beside its modules."""
    package = folder / "package"
    with locked(folder):
        if not package.exists():
            shutil.copytree(source, folder / "part", ignore=shutil.ignore_patterns("__pycache__"))
            (folder / "part").rename(package)
    return Form(Path(sys.executable), package, folder, compiled)


def sources(folder: Path) -> Form:
    """The source tree, as `dev.py altbau` runs it."""
    return copied(build_engine.ROOT / "src", folder / "sources", compiled=False)


def compiled(folder: Path) -> Form:
    """The copy with the compiled engine, as `dev.py serve` runs it from its second start on, but compiled quickly."""
    return copied(quickly(), folder / "compiled", compiled=True)


def without_sources(folder: Path) -> Form:
    """The library and the command line as bytecode alone. No server: Alembic and the confinement need source files."""
    form = copied(build_engine.ROOT / "src", folder / "bytecode", compiled=False)
    assert form.package
    compileall.compile_dir(form.package, quiet=1, legacy=True)
    for file in form.package.rglob("*.py"):
        file.unlink()
    return form._replace(serves=False)


def served(folder: Path) -> Form:
    """The copy that `dev.py serve` starts from its second start on, compiled as beside a server."""
    subprocess.run([sys.executable, build_engine.ROOT / "build_engine.py", "--beside"], check=True)
    build = build_engine.current()
    assert build
    return copied(build, folder / "served", compiled=True)


def interpreted_wheel(folder: Path) -> Form:
    """The wheel for every machine, installed with the newest versions of what it requires."""
    return in_environment(folder / "interpreted", wheel(folder, compiled=False), compiled=False)


def compiled_wheel(folder: Path) -> Form:
    """The wheel with the compiled engine, installed likewise."""
    return in_environment(folder / "compiled", wheel(folder, compiled=True), compiled=True)


def in_environment(folder: Path, wheel: Path, compiled: bool) -> Form:
    """The form of a wheel in an environment of its own, with all that its server can use."""
    with locked(folder):
        programs = folder / "own" / PROGRAMS
        if not (folder / "own").exists():
            installed(folder, wheel, "highest", "server", "print")
    return Form(programs / "python", None, folder, compiled)


def wheel(folder: Path, compiled: bool) -> Path:
    """A wheel, built isolated from the source distribution, with or without a C compiler."""
    place = folder / ("compiled-wheel" if compiled else "wheel")
    compiler = {"ALTBAU_COMPILE": "1"} if compiled else {"ALTBAU_COMPILE": "", "CC": "no-such-compiler"}
    with locked(place):
        if not [*place.glob("*.whl")]:
            said(build_engine.ROOT, sys.executable, "-m", "build", "--outdir", place, build_engine.ROOT, **compiler)
    return next(place.glob("*.whl"))


def installed(folder: Path, wheel: Path, resolution: str, *extras: str) -> Path:
    """The programs of a new environment with the wheel and its requirements, in the lowest or the newest versions."""
    own = folder / "own"
    install = [dev.uv(), "pip", "install", "--python", own, "--only-binary", ":all:", "--resolution", resolution]
    said(folder, dev.uv(), "venv", "--python", sys.executable, own)
    said(folder, *install, "-r", build_engine.ROOT / "pyproject.toml", *[f"--extra={extra}" for extra in extras])
    said(folder, *install, f"{wheel}[{','.join(extras)}]" if extras else wheel)
    said(folder, dev.uv(), "pip", "check", "--python", own)
    return own / PROGRAMS


def said(folder: Path, *command: str | Path, typed: str = "", **environment: str) -> str:
    """The output of a program that is run in a folder, far from the sources. Fails if its exit status is not 0."""
    done = subprocess.run(
        command, cwd=folder, env=elsewhere(**environment), input=typed, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


if __name__ == "__main__" and build_engine.has_compiler():  # for `dev.py test`, before many processes need it
    quickly()
