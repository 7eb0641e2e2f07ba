"""The benchmarks of the server still speak its protocol, and the engine takes no more instructions than it did."""

import shutil
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from altbau.play.teaching.puzzle import puzzles
from benchmarks import peers
from benchmarks.against import compared
from benchmarks.puzzles.finding import again
from benchmarks.puzzles.monopoly import MonopolyMoment
from benchmarks.rule_lines import length

ROOT = Path(__file__).resolve().parents[1]


@pytest.mark.long
def test_a_crowd_is_measured() -> None:
    words = ["-m", "benchmarks.load", "--watchers", "3", "--tables", "3", "--moves", "3"]
    done = subprocess.run([sys.executable, *words], cwd=ROOT, capture_output=True, text=True, timeout=120, check=True)
    titles = [line for line in done.stdout.splitlines() if not line.startswith(" ")]
    assert titles == ["3 spectators of one table", "3 idle tables"]


@pytest.mark.long
@pytest.mark.parametrize(
    ("only", "more"), [("ping frames", []), ("GET /reasons", ["--routes"]), ("Earlier", ["--routes"])]
)
def test_the_wait_of_others_is_measured(only: str, more: list[str]) -> None:
    words = ["-m", "benchmarks.others_wait", "--seconds", "1", "--from", "1", "--only", only, *more]
    done = subprocess.run([sys.executable, *words], cwd=ROOT, capture_output=True, text=True, timeout=300, check=True)
    assert done.stdout.splitlines()[-1].startswith(f"| {only}")


@pytest.mark.long
@pytest.mark.skipif(not shutil.which("valgrind"), reason="there is no valgrind")
def test_the_engine_takes_no_more_instructions_than_it_did() -> None:
    counted = [sys.executable, "-m", "benchmarks.instructions"]
    done = subprocess.run(counted, cwd=ROOT, capture_output=True, text=True, timeout=3600, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.long
@pytest.mark.skipif(not shutil.which("valgrind"), reason="there is no valgrind")
def test_a_move_takes_no_more_instructions_than_it_did() -> None:
    counted = [sys.executable, "-m", "benchmarks.move_instructions"]
    done = subprocess.run(counted, cwd=ROOT, capture_output=True, text=True, timeout=3600, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_a_puzzle_is_looked_at_again() -> None:
    """A puzzle holds with its own solution, and not with another."""
    given = next(each for each in puzzles("monopoly").values() if each.margin == 100)
    moment = MonopolyMoment(given.position, given.before)
    held = again(moment, given)
    assert held and (held.id, held.lines, held.theme, held.margin) == (given.id, given.lines, given.theme, 100)
    assert again(moment, msgspec.structs.replace(given, lines=[given.first])) is None


def test_builds_are_compared_round_by_round() -> None:
    then = [{"pig": {"copies": 2.0}}, {"pig": {"copies": 4.0}}]
    now = [{"pig": {"copies": 3.0}}, {"pig": {"copies": 4.0}}]
    assert compared(then, now) == {"pig": {"copies": {"then": 3.0, "now": 3.5, "ratio": 1.25}}}


def test_peers_are_compared_round_by_round() -> None:
    rounds = [{peers.OWN: 6.0, "chess": 2.0}, {peers.OWN: 8.0, "chess": 4.0}]
    assert peers.compared(rounds)["chess"] == {"decisions_per_s": 3.0, "ratio": 2.5}


@pytest.mark.parametrize("name", [name for name in peers.GAMES if name.startswith("altbau")])
def test_the_own_engine_runs_beside_others(name: str) -> None:
    assert peers.measure(name, 0.01) > 0


def test_an_unknown_commit_is_named() -> None:
    words = ["-m", "benchmarks.against", "--against", "no-such-commit"]
    done = subprocess.run([sys.executable, *words], cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (1, "There is no commit no-such-commit here.\n")


def test_lines_of_rules_are_those_with_code() -> None:
    rule = 'def rule():\n    """Says."""\n    # why\n    first = 1\n\n    return (\n        first\n    )\n'
    assert length(rule).total == 3
