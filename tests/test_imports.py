"""What users of the library import is there, by every form of an import and for a type checker. `test_compiled.py` runs
this with the compiled engine, too, but for the type checker: it reads the source that lies beside in any case."""

import subprocess
import sys
from pathlib import Path

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
