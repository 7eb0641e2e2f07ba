"""A wheel is all that somebody needs. It is made as others make it, isolated from the source distribution, with a C
compiler and without. Where nothing is installed but what it asks for, once in the lowest versions and once in the
newest, it plays in the terminal, hands out the page, and two people play at a table. Only with --long, since it
compiles and downloads."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from urllib.request import urlopen

import pytest

import build_engine
import dev
from tests.server.conftest import FRIEND, HUMAN, STILL, Server, first_path, next_of

ROOT = build_engine.ROOT
PROGRAMS = "Scripts" if os.name == "nt" else "bin"
WITHOUT = {"ALTBAU_COMPILE": "", "CC": "no-such-compiler"}
WITH = {"ALTBAU_COMPILE": "1"}
COMPILER = pytest.mark.skipif(not build_engine.has_compiler(), reason="there is no C compiler")
FIRST_CHOICES = "1\n" * 2000  # more than a game asks for
MOVES = 60
LIBRARY = {"altbau", "fluent-syntax", "msgspec", "mypy-extensions", "pyyaml", "typing-extensions"}
PROGRAM = """
from altbau import Game
from altbau.core import text
game = Game.new("landlord-2013", players=3, seed=7)
game.move(game.asked, "done")
print(text.of("wucherer").say("de", "card-bomb"), game.phase)
"""


class Installed(Server):
    """The server that an installed wheel starts."""

    def __init__(self, programs: Path, folder: Path) -> None:
        self.programs = programs
        super().__init__(folder / "tables.sqlite")

    def start(self, port: int = 0) -> None:
        """Start, and wait for the address that it prints."""
        serve: list[str | Path] = [self.programs / "altbau", "serve", "--port", str(port), "--database", self.database]
        self.program = subprocess.Popen(
            serve, cwd=self.database.parent, env=elsewhere(), stdout=subprocess.PIPE, text=True
        )
        assert self.program.stdout
        self.address = self.program.stdout.readline().split()[-1].rstrip("/")

    def end(self) -> None:
        """Ask it to stop, and wait until it has."""
        with self.program:
            self.program.terminate()


def elsewhere(**environment: str) -> dict[str, str]:
    """The environment without what would lead back to the source tree."""
    return {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")} | environment


def said(folder: Path, *command: str | Path, typed: str = "", **environment: str) -> str:
    """What a program prints that is run in a folder."""
    done = subprocess.run(
        command, cwd=folder, env=elsewhere(**environment), input=typed, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def wheel(folder: Path, environment: dict[str, str]) -> Path:
    """A wheel, built isolated from the source distribution."""
    said(ROOT, sys.executable, "-m", "build", "--outdir", folder, ROOT, **environment)
    return next(folder.glob("*.whl"))


def installed(folder: Path, wheel: Path, resolution: str) -> Path:
    """The programs of a new environment with the wheel and what it asks for, in the lowest versions or the newest."""
    own = folder / "own"
    programs = own / PROGRAMS
    install = [dev.uv(), "pip", "install", "--python", own, "--only-binary", ":all:", "--resolution", resolution]
    said(folder, dev.uv(), "venv", "--python", sys.executable, own)
    said(folder, *install, "-r", ROOT / "pyproject.toml", "--extra", "server", "--extra", "print")
    said(folder, *install, f"{wheel}[server,print]")
    said(folder, dev.uv(), "pip", "check", "--python", own)
    return programs


def fetch_page(server: Server) -> None:
    """Get the page with what it is made of, a rule that it looks up, and a rulebook."""
    assert json.load(urlopen(f"{server.address}/api/rules/de/monopoly/M01", timeout=STILL))["text"]
    assert json.load(urlopen(f"{server.address}/api/rulebooks/de/monopoly", timeout=STILL))["chapters"]
    page = urlopen(server.address, timeout=STILL).read().decode()
    parts = re.findall(r'(?:src|href)="(/?assets/[^"]+)"', page)
    assert parts
    for part in parts:
        assert urlopen(f"{server.address}/{part.lstrip('/')}", timeout=STILL).read()


def play_together(server: Server) -> None:
    """Two people play over their live connections, and both are told of all."""
    id, keys = server.start_table(HUMAN, FRIEND)
    with server.live(id, keys[0]) as first, server.live(id, keys[1]) as second:
        seats = {"A": (first, keys[0]), "B": (second, keys[1])}
        played = 0
        while played < MOVES:
            socket, key = seats[server.table(id)["asked"]]
            table = server.table(id, key)
            if not table["question"]["choices"]:
                continue  # a window that is about to close
            move = {"type": "move", "id": str(played), "seq": table["seq"], "tokens": first_path(table)}
            socket.send(json.dumps(move))
            answer = next_of(socket, "accepted", "refused")
            assert answer["type"] == "accepted", answer
            played += 1
        for socket in (first, second):
            while next_of(socket, "update")["table"]["seq"] < MOVES:
                pass


@pytest.mark.long
def test_without_extras_there_is_the_library(tmp_path: Path) -> None:
    own = tmp_path / "own"
    python, altbau = own / PROGRAMS / "python", own / PROGRAMS / "altbau"
    said(tmp_path, dev.uv(), "venv", "--python", sys.executable, own)
    said(tmp_path, dev.uv(), "pip", "install", "--python", own, wheel(tmp_path, WITHOUT))
    listed = json.loads(said(tmp_path, dev.uv(), "pip", "list", "--python", own, "--format", "json"))
    assert {each["name"] for each in listed} == LIBRARY
    assert said(tmp_path, python, "-c", PROGRAM).split() == ["Bombe", "rent"]
    for words in (["--version"], ["serve"]):
        done = subprocess.run([altbau, *words], env=elsewhere(LANG="de"), capture_output=True, text=True, check=False)
        assert (done.returncode, done.stdout) == (2, "")
        assert 'pip install "altbau[play]"' in done.stderr and "Traceback" not in done.stderr


@pytest.mark.long
@pytest.mark.parametrize(
    "environment", [pytest.param(WITHOUT, id="interpreted"), pytest.param(WITH, id="compiled", marks=COMPILER)]
)
def test_a_wheel_plays_and_serves(environment: dict[str, str], tmp_path: Path) -> None:
    made = wheel(tmp_path, environment)
    compiled = environment == WITH
    assert made.name.endswith("-py3-none-any.whl") != compiled
    for resolution in ("lowest-direct", "highest"):
        folder = tmp_path / resolution
        folder.mkdir()
        programs = installed(folder, made, resolution)
        where = "from altbau.core.engine import stack; print(stack.__file__)"
        engine = Path(said(folder, programs / "python", "-c", where).strip())
        assert engine.is_relative_to(folder / "own")
        assert engine.name == (f"stack{build_engine.SUFFIX}" if compiled else "stack.py")
        named = "compiled" if compiled else "interpreted"
        assert f"engine: {named}" in said(folder, programs / "altbau", "--version")
        played = said(folder, programs / "altbau", "play", "--seed", "7", "--lang", "en", typed=FIRST_CHOICES)
        assert "The game is over." in played
        said(folder, programs / "altbau", "print", "cards", "--edition", "wucherer-1997", "--out", "cards.pdf")
        assert (folder / "cards.pdf").read_bytes().startswith(b"%PDF")
        server = Installed(programs, folder)
        try:
            fetch_page(server)
            play_together(server)
        finally:
            server.end()
