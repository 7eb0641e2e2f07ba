"""A wheel is all that a user needs. It is built in isolation from the source distribution, with and without a C
compiler. With only its requirements or those of one extra installed, once in the lowest and once in the newest
versions, it plays in the terminal and serves the page, two people play at a table, and a command that lacks an extra
names it. Only with --long, because it compiles and downloads."""

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
FIRST_CHOICES = "1\n" * 2000  # more than a game needs
MOVES = 60
TWICE = ("lowest-direct", "highest")  # the versions of what an extra asks for
LIBRARY = {"altbau", "fluent-syntax", "msgspec", "mypy-extensions", "pyyaml", "typing-extensions"}
PROGRAM = """
from altbau import COMPILED, Game
from altbau.core import text
game = Game.new("landlord-2013", players=3, seed=7)
game.move(game.asked, "done")
print(text.of("wucherer").say("de", "card-bomb"), game.phase, COMPILED)
"""
RESEARCH = """
import gymnasium, pyspiel
import altbau.research.gym, altbau.research.openspiel
from altbau.research.aec import env
from altbau.research.vector import VectorEnv
table = env(edition="landlord-2013", players=2)
table.reset(seed=1)
print(len(table.last()[0]["action_mask"]))
print(gymnasium.make("Altbau-v0", players=2, pool=["steward"], seat="A").reset(seed=1)[0].shape)
print(VectorEnv("monopoly", 3, tables=2, seed=1).reset().masks.shape[0])
print(pyspiel.load_game("python_altbau").num_players())
"""
NOWHERE = "127.0.0.1:9"  # where no server answers
NEEDS: dict[str, list[str]] = {  # by extra, a command that is refused without it
    "play": ["--version"],
    "server": ["serve", "--log-level", "nonsense"],
    "postgres": ["serve", "--database", f"postgresql://{NOWHERE}/altbau"],
    "print": ["print", "cards", "--out", "nowhere/cards.pdf"],
    "research": ["dataset", "README.md", "--players", "2", "--games", "1"],
    "ray": ["simulate", "--games", "1", "--ray", NOWHERE],
}
HAS = {  # by extra, the extras that it includes
    "play": {"play"},
    "server": {"play", "server"},
    "postgres": {"play", "server", "postgres"},
    "print": {"play", "print"},
    "research": {"play", "research"},
    "ray": {"play", "ray"},
    "all": set(NEEDS),
}


class Installed(Server):
    """A server started from an installed wheel."""

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
        """Stop it, and wait for its end."""
        with self.program:
            self.program.terminate()


def elsewhere(**environment: str) -> dict[str, str]:
    """The environment without variables that refer to the source tree."""
    return {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")} | environment


def said(folder: Path, *command: str | Path, typed: str = "", **environment: str) -> str:
    """The output of a program that is run in a folder."""
    done = subprocess.run(
        command, cwd=folder, env=elsewhere(**environment), input=typed, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(
    scope="module", params=[pytest.param(WITHOUT, id="interpreted"), pytest.param(WITH, id="compiled", marks=COMPILER)]
)
def wheel(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel, built isolated from the source distribution."""
    folder = tmp_path_factory.mktemp("wheel")
    said(ROOT, sys.executable, "-m", "build", "--outdir", folder, ROOT, **request.param)
    made = next(folder.glob("*.whl"))
    assert is_compiled(made) == (request.param == WITH)
    return made


def is_compiled(wheel: Path) -> bool:
    """Whether a wheel is only for this kind of machine."""
    return not wheel.name.endswith("-py3-none-any.whl")


def installed(folder: Path, wheel: Path, resolution: str, *extras: str) -> Path:
    """The programs of a new environment with the wheel and its requirements, in the lowest or the newest versions."""
    own = folder / "own"
    programs = own / PROGRAMS
    install = [dev.uv(), "pip", "install", "--python", own, "--only-binary", ":all:", "--resolution", resolution]
    said(folder, dev.uv(), "venv", "--python", sys.executable, own)
    said(folder, *install, "-r", ROOT / "pyproject.toml", *[f"--extra={extra}" for extra in extras])
    said(folder, *install, f"{wheel}[{','.join(extras)}]" if extras else wheel)
    said(folder, dev.uv(), "pip", "check", "--python", own)
    return programs


def complaint(folder: Path, programs: Path, words: list[str]) -> str:
    """The message with which the program refuses a command."""
    command: list[str | Path] = [programs / "altbau", *words]
    done = subprocess.run(command, cwd=folder, env=elsewhere(LANG="de"), capture_output=True, text=True, check=False)
    assert done.returncode == 2 and "Traceback" not in done.stderr, done
    return done.stderr


def fetch_page(server: Server) -> None:
    """Fetch the page with its parts, a rule that it looks up, and a rulebook."""
    assert json.load(urlopen(f"{server.address}/api/rules/de/monopoly/M01", timeout=STILL))["text"]
    assert json.load(urlopen(f"{server.address}/api/rulebooks/de/monopoly", timeout=STILL))["chapters"]
    page = urlopen(server.address, timeout=STILL).read().decode()
    parts = re.findall(r'(?:src|href)="(/?assets/[^"]+)"', page)
    assert parts
    for part in parts:
        assert urlopen(f"{server.address}/{part.lstrip('/')}", timeout=STILL).read()


def play_together(server: Server) -> None:
    """Two people play over their live connections, and both receive every move."""
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
@pytest.mark.parametrize("resolution", TWICE)
def test_without_extras_there_is_the_library(wheel: Path, resolution: str, tmp_path: Path) -> None:
    programs = installed(tmp_path, wheel, resolution)
    listed = json.loads(said(tmp_path, dev.uv(), "pip", "list", "--python", tmp_path / "own", "--format", "json"))
    assert {each["name"] for each in listed} == LIBRARY
    assert said(tmp_path, programs / "python", "-c", PROGRAM).split() == ["Bombe", "rent", str(is_compiled(wheel))]
    for words in NEEDS.values():
        assert 'pip install "altbau[play]"' in complaint(tmp_path, programs, words)


@pytest.mark.long
@pytest.mark.parametrize("resolution", TWICE)
@pytest.mark.parametrize("extra", HAS)
def test_an_extra_brings_what_its_commands_need(wheel: Path, resolution: str, extra: str, tmp_path: Path) -> None:
    programs = installed(tmp_path, wheel, resolution, extra)
    (tmp_path / "README.md").write_text("no folder")
    for needed, words in NEEDS.items():
        if needed not in HAS[extra]:
            first = "server" if needed == "postgres" and "server" not in HAS[extra] else needed
            assert f'pip install "altbau[{first}]"' in complaint(tmp_path, programs, words)
        elif needed != "play":
            assert "pip install" not in complaint(tmp_path, programs, words)
    engine = "compiled" if is_compiled(wheel) else "interpreted"
    assert f"engine: {engine}" in said(tmp_path, programs / "altbau", "--version")
    if "research" in HAS[extra]:
        assert said(tmp_path, programs / "python", "-W", "ignore", "-c", RESEARCH).split() == [
            "473",
            "(1009,)",
            "2",
            "2",
        ]
        said(tmp_path, programs / "altbau", "dataset", "data", "--players", "2", "--games", "2", "--bots", "random")
        assert [each.name for each in (tmp_path / "data").glob("*.parquet")] == ["games-0000000-0000001.parquet"]


@pytest.mark.long
@pytest.mark.parametrize("resolution", TWICE)
def test_a_wheel_plays_and_serves(wheel: Path, resolution: str, tmp_path: Path) -> None:
    programs = installed(tmp_path, wheel, resolution, "server", "print")
    where = "from altbau.core.engine import stack; print(stack.__file__)"
    engine = Path(said(tmp_path, programs / "python", "-c", where).strip())
    assert engine.is_relative_to(tmp_path / "own")
    assert engine.name == (f"stack{build_engine.SUFFIX}" if is_compiled(wheel) else "stack.py")
    played = said(tmp_path, programs / "altbau", "play", "--seed", "7", "--lang", "en", typed=FIRST_CHOICES)
    assert "The game is over." in played
    said(tmp_path, programs / "altbau", "print", "cards", "--edition", "wucherer-1997", "--out", "cards.pdf")
    assert (tmp_path / "cards.pdf").read_bytes().startswith(b"%PDF")
    server = Installed(programs, tmp_path)
    try:
        fetch_page(server)
        play_together(server)
    finally:
        server.end()
