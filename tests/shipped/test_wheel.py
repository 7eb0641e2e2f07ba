"""A wheel is all that a user needs. It is built in isolation from the source distribution, with and without a C
compiler. With only its requirements or those of one extra installed, once in the lowest and once in the newest
versions, it plays in the terminal and serves the page, two people play at a table, and a command that lacks an extra
names it. Only with --long, because it compiles and downloads."""

import json
import re
import subprocess
from pathlib import Path
from urllib.request import urlopen

import pytest
import typer

import build_engine
import dev
from altbau.cli import app
from tests.server.conftest import FRIEND, HUMAN, STILL, Server, first_path, next_of
from tests.shipped import forms
from tests.shipped.conftest import COMPILER
from tests.shipped.forms import Form, FormServer, elsewhere, installed, said

FIRST_CHOICES = "1\n" * 2000  # more than a game needs
MOVES = 60
TWICE = ("lowest-direct", "highest")  # the versions of what an extra asks for
LIBRARY = {"altbau", "fluent-syntax", "msgspec", "mypy-extensions", "pyyaml", "typing-extensions"}
PROGRAM = """
from altbau import COMPILED, Game
game = Game.new("landlord-2013", players=3, seed=7)
game.move(game.asked, "done")
print(game.phase, COMPILED)
"""
RESEARCH = """
import gymnasium, pyspiel
import altbau.research.gym, altbau.research.openspiel
from altbau.research.aec import env
from altbau.research.self_play import SelfPlay
table = env(edition="landlord-2013", players=2)
table.reset(seed=1)
print(len(table.last()[0]["action_mask"]))
print(gymnasium.make("Altbau-v0", players=2, pool=["steward"], seat="A").reset(seed=1)[0].shape)
print(SelfPlay("monopoly", 3, tables=2, seed=1).reset().masks.shape[0])
print(pyspiel.load_game("python_altbau").num_players())
"""
NOWHERE = "127.0.0.1:9"  # where no server answers
NEEDS: dict[str, list[str]] = {  # by extra, commands that are refused without it
    "play": ["--version", "play", "simulate", "ladder", "bot --stdio", "check", "analyse", "show"],
    "server": ["serve --log-level nonsense", "admin list --database nowhere", "database check nowhere"],
    "postgres": [f"serve --database postgresql://{NOWHERE}/altbau"],
    "site": ["site ."],
    "print": ["print cards --out nowhere/cards.pdf", "show --png nowhere/table.png position.yaml"],
    "research": ["dataset README.md --players 2 --games 1"],
    "ray": [f"simulate --games 1 --ray {NOWHERE}"],
}
HAS = {  # by extra, the extras that it includes; of `site` a server has all but node
    "play": {"play"},
    "server": {"play", "server", "site"},
    "postgres": {"play", "server", "postgres", "site"},
    "site": {"play", "server", "site"},
    "print": {"play", "print"},
    "research": {"play", "research"},
    "ray": {"play", "ray"},
    "all": set(NEEDS),
}


def is_compiled(wheel: Path) -> bool:
    """Whether a wheel is only for this kind of machine."""
    return not wheel.name.endswith("-py3-none-any.whl")


@pytest.fixture(
    scope="session", params=[pytest.param(False, id="interpreted"), pytest.param(True, id="compiled", marks=COMPILER)]
)
def wheel(request: pytest.FixtureRequest, shared_folder: Path) -> Path:
    """A wheel, built isolated from the source distribution."""
    made = forms.wheel(shared_folder / "forms", compiled=request.param)
    assert is_compiled(made) == request.param
    return made


def complaint(folder: Path, programs: Path, words: str) -> str:
    """The message with which the program refuses a command."""
    command: list[str | Path] = [programs / "altbau", *words.split()]
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
    assert said(tmp_path, programs / "python", "-c", PROGRAM).split() == ["rent", str(is_compiled(wheel))]
    for needed, commands in NEEDS.items():
        first = "server" if needed == "postgres" else needed
        for words in commands:
            assert f'pip install "altbau[{first}]"' in complaint(tmp_path, programs, words)
    tried = {words.split()[0] for commands in NEEDS.values() for words in commands if words[0] != "-"}
    assert tried == {*getattr(typer.main.get_command(app), "commands", ())}


@pytest.mark.long
@pytest.mark.parametrize("resolution", TWICE)
@pytest.mark.parametrize("extra", HAS)
def test_an_extra_brings_what_its_commands_need(wheel: Path, resolution: str, extra: str, tmp_path: Path) -> None:
    programs = installed(tmp_path, wheel, resolution, extra)
    (tmp_path / "README.md").write_text("no folder")
    (tmp_path / "position.yaml").write_text("{players: 2, phase: play}")
    for needed, commands in NEEDS.items():
        first = "server" if needed == "postgres" and "server" not in HAS[extra] else needed
        for words in commands if needed not in HAS[extra] or needed != "play" else []:
            said_so = f'pip install "altbau[{first}]"' in complaint(tmp_path, programs, words)
            assert said_so == (needed not in HAS[extra]), words
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
    server = FormServer(Form(programs / "python", None, tmp_path, is_compiled(wheel)), tmp_path / "tables.sqlite")
    try:
        fetch_page(server)
        play_together(server)
    finally:
        server.end()
