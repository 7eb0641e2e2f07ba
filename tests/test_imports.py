"""What users of the library import is there, by every form of an import and for a type checker. `test_compiled.py` runs
this with the compiled engine, too, but for the type checker: it reads the source that lies beside in any case."""

import subprocess
import sys
from pathlib import Path

import pytest

import altbau
from altbau.games import EDITIONS, game_of

PACKAGE = Path(__file__).parents[1] / "src" / "altbau"
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
    """What Python says where it fails."""
    run = subprocess.run([sys.executable, *arguments], cwd=at, capture_output=True, text=True, check=False)
    return run.stdout + run.stderr if run.returncode else ""


def test_every_module_is_what_its_name_says(tmp_path: Path) -> None:
    paths = [path.relative_to(PACKAGE.parent).with_suffix("").parts for path in sorted(PACKAGE.rglob("*.py"))]
    names = [".".join(parts).removesuffix(".__init__") for parts in paths if parts[-1] != "__main__"]
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
BESIDE_THE_STANDARD_LIBRARY = {"altbau", "msgspec", "mypy_extensions", "typing_extensions"}  # msgspec asks for the last


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
        "altbau", "altbau.core", "altbau.core.notation", "altbau.core.notation.texts",
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


def test_every_public_name_is_there() -> None:
    assert all(getattr(altbau, name) is not None for name in altbau.__all__) and set(altbau.__all__) <= set(dir(altbau))
    with pytest.raises(AttributeError, match="no attribute 'game'"):
        altbau.game  # type: ignore[attr-defined]  # noqa: B018
