"""The compiled engine plays the same games as the interpreted one: the same decisions, events, views, values and ends;
and it passes the tests of games that are copied, saved and given bad input, too."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import build_engine
from tests.shipped.forms import quickly

PLAY = """
from hashlib import sha256
import altbau.core.engine.stack
from altbau.games import EDITIONS, game_of
from altbau.core.engine.rng import chance, seeded

def facts(table, seat):
    return [fact for fact in game.view(table, seat).key() if fact is not edition]

print("interpreted" if altbau.core.engine.stack.__file__.endswith(".py") else "compiled")
for key in EDITIONS:
    game = game_of(key)
    for players in range(2, 7):
        edition = game.configured(key, players, {"turn-limit": 30} if key == "monopoly" else {}, {}, {})
        table, rng, told = game.new_state(edition, players, chance(players)), seeded(players), sha256()
        while table.asked >= 0:
            legal = table.legal_actions
            told.update(repr((table.asked, legal, table.events)).encode())
            if rng.below(20) == 0:
                told.update(repr([facts(table, seat) for seat in range(-1, players)]).encode())
                told.update(repr([game.value(game.view(table, seat)) for seat in range(-1, players)]).encode())
                table = table.copy()
            table.apply(legal[rng.below(len(legal))])
        print(key, players, game.scores(table), told.hexdigest())
"""


PROMISES = (
    "tests/conformance/test_any_record.py", "tests/conformance/test_any_input.py", "tests/conformance/test_oracle.py",
    "tests/conformance/test_any_table.py", "tests/games/wucherer/test_hand.py",
    "tests/test_imports.py::test_every_module_is_what_its_name_says",
    "tests/test_imports.py::test_a_users_program_runs",
    "tests/test_imports.py::test_views_and_states_tell_their_fields",
)  # fmt: skip


def done_by(folder: Path, *arguments: str) -> list[str]:
    """The output of Python with the engine in a folder."""
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=build_engine.ROOT,
        env=os.environ | {"PYTHONPATH": str(folder)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout.splitlines()


@pytest.mark.early
@pytest.mark.skipif(not build_engine.has_compiler(), reason="there is no C compiler; everything runs interpreted")
def test_compiled_and_interpreted_play_the_same_games_and_keep_the_same_promises(
    pytestconfig: pytest.Config, tmp_path: Path
) -> None:
    long = pytestconfig.getoption("--long")
    target = build_engine.TARGET if long else quickly()
    if long:  # as it is released
        build_engine.compile_engine(target)
    interpreted, compiled = done_by(build_engine.ROOT / "src", "-c", PLAY), done_by(target, "-c", PLAY)
    assert (interpreted[0], compiled[0]) == ("interpreted", "compiled")
    assert interpreted[1:] == compiled[1:]
    cases = [] if long else ["-p", "mutation.few_cases"]
    done_by(target, "-m", "pytest", "-q", "-p", "no:cacheprovider", *cases, f"--output={tmp_path}", *PROMISES)


@pytest.mark.long
@pytest.mark.skipif(not build_engine.has_compiler(), reason="there is no C compiler; everything runs interpreted")
def test_the_adapters_for_research_work_on_the_compiled_engine(tmp_path: Path) -> None:
    build_engine.compile_engine(build_engine.TARGET)
    words = ("-m", "pytest", "-q", "-p", "no:cacheprovider", "--long", f"--output={tmp_path}", "tests/research")
    done_by(build_engine.TARGET, *words)
