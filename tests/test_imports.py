"""The public names of the library can be imported, by every form of an import and for a type checker.
`test_compiled.py` runs this with the compiled engine, too, except the type checker, which reads the sources anyway."""

import re
import subprocess
import sys
from collections.abc import Iterator
from inspect import cleandoc, isfunction, isgetsetdescriptor
from pathlib import Path
from pydoc import render_doc
from typing import Any, get_args, get_type_hints

import pytest

import altbau
from altbau import Game
from altbau.games import EDITIONS, game_of

PACKAGE = Path(__file__).parents[1] / "src" / "altbau"
RESEARCH = "altbau.research."  # the long tests import them, with what they need
IMPORT_ALL = """
import sys
for name in sys.argv[1:]:
    exec(f"import {name} as found")  # looks each part up in the one before it
    assert found is sys.modules[name], (name, found)
"""
USER = """
from altbau import Game, Rng, determinize, seeded

def imagined(game: Game, chance: Rng) -> object:
    return determinize(game.view(game.asked), chance)

imagined(Game.new("landlord-2013", players=3, seed=1), seeded(1))
"""


def done(*arguments: str, at: Path) -> str:
    """The output of Python if it fails; else empty."""
    run = subprocess.run([sys.executable, *arguments], cwd=at, capture_output=True, text=True, check=False)
    return run.stdout + run.stderr if run.returncode else ""


def test_every_module_is_what_its_name_says(tmp_path: Path) -> None:
    paths = [path.relative_to(PACKAGE.parent).with_suffix("").parts for path in sorted(PACKAGE.rglob("*.py"))]
    names = [".".join(parts).removesuffix(".__init__") for parts in paths if parts[-1] != "__main__"]
    names = [name for name in names if not name.startswith(RESEARCH)]
    assert "altbau.games.wucherer.rules.state" in names
    assert done("-c", IMPORT_ALL, *names, at=tmp_path) == ""


def test_a_users_program_runs(tmp_path: Path) -> None:
    (tmp_path / "program.py").write_text(USER)
    assert done("program.py", at=tmp_path) == ""


def test_a_users_program_passes_the_strict_type_checker(tmp_path: Path) -> None:
    (tmp_path / "program.py").write_text(USER)
    assert done("-m", "mypy", "--strict", "--config-file=", "program.py", at=tmp_path) == ""


LOADED = """
import sys
before = set(sys.modules)
{program}
print(*sorted(set(sys.modules) - before))
"""
BESIDE_THE_STANDARD_LIBRARY = {"altbau", "msgspec", "mypy_extensions", "typing_extensions"}  # msgspec requires the last


def loaded(program: str, at: Path) -> set[str]:
    """The modules that a program loads."""
    run = subprocess.run(
        [sys.executable, "-c", LOADED.format(program=program)], cwd=at, capture_output=True, text=True, check=True
    )
    return set(run.stdout.split())


def test_what_is_not_asked_for_is_not_loaded(tmp_path: Path) -> None:
    """`import altbau` takes a third of the time of `import msgspec, json, random`."""
    alone = loaded("import altbau", tmp_path)
    assert {name for name in alone if name.startswith("altbau")} == {
        "altbau", "altbau.core", "altbau.core.notation", "altbau.core.notation.document_format", "altbau.play",
    }  # fmt: skip
    assert not {name for name in alone if name.partition(".")[0] not in sys.stdlib_module_names | {"altbau"}}


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_game_loads_no_other_and_only_what_playing_needs(edition: str, tmp_path: Path) -> None:
    players = f"[altbau.make('steward', seat, {edition!r}) for seat in range(2)]"
    playing = f"""
import altbau
players, game = {players}, altbau.Game.new({edition!r}, players=2, seed=1)
for _ in range(50):
    game.play(players[game.asked].decide(game.view(game.asked)).action)
assert altbau.Game.loads(game.dumps()) == game
"""
    found = loaded(playing, tmp_path)
    own = f"altbau.games.{game_of(edition).NAME}"
    games = {name for name in found if name.startswith("altbau.games.")}
    assert games and all(name == own or name.startswith(f"{own}.") for name in games)
    assert {name.partition(".")[0] for name in found} - sys.stdlib_module_names == BESIDE_THE_STANDARD_LIBRARY


NEEDED = """
import bisect, collections, copy, dataclasses, enum, functools, hashlib, hmac, html, importlib.machinery, inspect
import itertools, json, math, mypy_extensions, msgspec, pathlib, pkgutil, re, textwrap, typing, unicodedata
from importlib.resources import files
files("json")
"""
TABLE = """
import pkgutil
from importlib import import_module
import altbau.table
from altbau.games import game_of
for module in pkgutil.walk_packages(altbau.table.__path__, "altbau.table."):
    import_module(module.name)
game_of({edition!r})
"""


@pytest.mark.parametrize("edition", EDITIONS)
def test_tables_and_a_game_load_only_what_they_need(edition: str, tmp_path: Path) -> None:
    """A heavy module that is imported for one function would cost as much time as the game itself."""
    found = loaded(TABLE.format(edition=edition), tmp_path) - loaded(NEEDED, tmp_path)
    assert [name for name in sorted(found) if not name.startswith(("altbau", "msgspec."))] == []


OWN_BOT = """
class First:
    def __init__(self, *made): ...
    def decide(self, view): return 0

class Last(First):
    def decide(self, view): return "nonsense"
"""


def test_bots_from_outside_need_no_more_than_the_library(tmp_path: Path) -> None:
    (tmp_path / "own.py").write_text(OWN_BOT)
    (tmp_path / "gone.py").write_text("import sys; sys.stdin.readline()")
    playing = f"""
import altbau
for bot in ("own:First", "own:Last", "program:{sys.executable} gone.py"):
    try:
        next(altbau.records([bot, "random"], 1, seed=1))
    except altbau.BadInput as error:
        assert error.code in ("bot-not-legal", "program-failed"), error
"""
    found = {name.partition(".")[0] for name in loaded(playing, tmp_path)} - sys.stdlib_module_names
    assert found - {"__mp_main__"} == BESIDE_THE_STANDARD_LIBRARY | {"own", "fluent"}  # it says what is wrong


def test_the_terminal_needs_nothing_of_the_server(tmp_path: Path) -> None:
    playing = """
import io, sys
from altbau.cli import main
sys.argv = ["altbau", "play", "--bots", "steward", "--seed", "1"]
sys.stdin = io.StringIO("done\\n")
try:
    main()
except SystemExit as ended:
    assert not ended.code
sys.stdout.write("\\n")
"""
    names = {name.partition(".")[0] for name in loaded(playing, tmp_path)}
    assert {"typer", "rich"} <= names
    assert not names & {"litestar", "sqlalchemy", "alembic", "confusable_homoglyphs", "uvicorn", "segno", "yaml"}


def test_every_public_name_is_there() -> None:
    assert all(getattr(altbau, name) is not None for name in altbau.__all__) and set(altbau.__all__) <= set(dir(altbau))
    with pytest.raises(AttributeError, match="no attribute 'game'"):
        altbau.game  # type: ignore[attr-defined]  # noqa: B018


def has_any(hint: object) -> bool:
    """Whether a type contains `Any`."""
    return hint is Any or any(has_any(part) for part in get_args(hint))


PUBLIC = {name: getattr(altbau, name) for name in altbau.__all__}


def public_types() -> Iterator[tuple[str, object]]:
    """The types of the public names, of each attribute and each argument."""
    for name in altbau.__all__:
        found = getattr(altbau, name)
        classes = [each for each in getattr(found, "__mro__", ()) if each.__module__.startswith("altbau.")]
        functions = [(each, f"{name}.{key}", inside) for each in classes for key, inside in vars(each).items()]
        for each in classes:
            yield from ((f"{name}.{key}", hint) for key, hint in get_type_hints(each).items())
        for owner, place, inside in [*functions, (found, name, found)]:
            plain = inside.fget if isinstance(inside, property) else getattr(inside, "__func__", inside)
            private = place.partition(".")[2].startswith("_") and not place.endswith("__init__")
            if isfunction(plain) and not private:
                known = vars(sys.modules[owner.__module__]) | PUBLIC
                yield from ((f"{place}: {key}", hint) for key, hint in get_type_hints(plain, known).items())


def test_no_public_name_leaves_its_types_open() -> None:
    promised = list(public_types())
    assert len(promised) > 200
    assert [place for place, hint in promised if has_any(hint)] == []


WRONG = """
from altbau import Game, determinize, seeded

game = Game.new("landlord-2013", players=3, seed=1)
view = game.view("A")
print(view.coin)
names: list[str] = view.coins
print(determinize(view, seeded(1)).owner)
print(game.scores[0] + "coins")

board = Game.new("monopoly", players=3, seed=1)
print(board.view().cash[0] + board.state.houses_left + determinize(board.view(0), seeded(1)).hotels_left)
"""


def test_what_a_user_mistakes_in_views_states_and_coins_the_type_checker_finds(tmp_path: Path) -> None:
    (tmp_path / "program.py").write_text(WRONG)
    said = done("-m", "mypy", "--strict", "--config-file=", "program.py", at=tmp_path).splitlines()
    assert [line.partition(": error: ")[0] for line in said if ": error: " in line] == [
        f"program.py:{line}" for line in (6, 7, 8, 9)
    ]


def documented(kind: type) -> set[str]:
    """The fields that the docstrings of a class and its bases document."""
    docs = [each.__doc__ or "" for each in kind.__mro__ if each.__module__.startswith("altbau.")]
    return set(re.findall(r"^(\w+): ", "\n".join(cleandoc(doc) for doc in docs), re.MULTILINE))


def is_field(of: object, name: str) -> bool:
    """Whether an attribute is a field: it can be set, unlike a property."""
    try:
        setattr(of, name, getattr(of, name))
    except AttributeError:
        return False
    return True


def test_views_and_states_tell_their_fields() -> None:
    """Also if they are compiled, so that fields are descriptors of the class."""
    for edition in ("landlord-2013", "monopoly"):
        game = Game.new(edition, players=2, seed=1)
        for each in (game.view("A"), game.page_view("A"), game.state):
            inside = {name for kind in type(each).__mro__ for name, of in vars(kind).items() if isgetsetdescriptor(of)}
            names = {name for name in {*getattr(each, "__dict__", ()), *inside} if not name.startswith("_")}
            fields = {name for name in names if is_field(each, name)}
            assert len(fields) > 20 and fields <= documented(type(each))
    assert "coins: by seat" in render_doc(altbau.WuchererView)
