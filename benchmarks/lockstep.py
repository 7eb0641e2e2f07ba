"""Check that the engine plays the same games as that of another commit, decision by decision.

`.venv/bin/python -m benchmarks.lockstep COMMIT` lets both play random games of every edition, with varying numbers of
players and options, and compares the seat asked, the legal actions in their order, sums and events; now and then also
views, refusals of illegal actions and the contents of the state. It names the first game that differs, with its seed
and the first decision; exit status 1. `--compiled` compares the compiled engines. Use it after making rules faster.
"""

import argparse
import os
import subprocess
import sys
from collections.abc import Iterator
from hashlib import sha256
from itertools import zip_longest
from pathlib import Path
from typing import Any, Final

from altbau.core.engine.ids import Action
from benchmarks.against import build_of, checked_out, commit_of

ROOT = Path(__file__).resolve().parent.parent
CHECKOUT = ROOT / "build" / "lockstep"
FEWEST: Final = 2  # players
MOST: Final = 6
ROUNDS: Final = 30  # limit of games that would not end otherwise
LONGEST: Final = 2_000  # decisions that are compared of a game
LOOKED_AT: Final = 16  # at each n-th decision, copies, views and refusals are compared, too


def options_of(game: Any, edition: str, seed: int) -> dict[str, object]:
    """Options of a table, varied by seed."""
    chosen: dict[str, object] = {}
    for number, option in enumerate(game.options(edition)):
        if option.rounds:
            chosen[option.name] = ROUNDS
        elif isinstance(option.default, bool):
            chosen[option.name] = bool(seed >> number & 1)
        elif option.choices and option.name != "starter":
            chosen[option.name] = option.choices[seed % len(option.choices)]
    return chosen


def played(edition: str, seed: int) -> Iterator[str]:
    """What is compared of a random game: a line for each decision, and one for the end."""
    from altbau.core.engine.rng import chance, seeded
    from altbau.games import game_of

    game = game_of(edition)
    players = FEWEST + seed % (MOST - FEWEST + 1)
    rules = game.configured(edition, players, options_of(game, edition, seed), {}, {})
    state, rng = game.new_state(rules, players, chance(seed)), seeded(seed)
    for number in range(LONGEST):
        if state.asked < 0:
            break
        legal, sums = list(state.legal_actions), state.sums
        told = [state.asked, legal, sums and (sums.least, sums.most, sums.missing), state.events, state.forced]
        if number % LOOKED_AT == 0:
            state = state.copy()
            told += [game.contents(state), game.view(state, state.asked).key()[2:]]
            told += [game.refusal(state, action) for action in map(Action, range(1, 43)) if not state.is_legal(action)]
            world = game.determinize(game.view(state, state.asked), seeded(number))
            told.append(game.contents(world))
        yield repr(told)
        action = legal[rng.below(len(legal))]
        state.apply(sums.any(rng.below) if sums and action == sums.least else action)
    yield repr([game.scores(state), game.contents(state)])


def tell(games: int, first: int) -> None:
    """Play, and print a line for each game, with a short digest of every decision."""
    from altbau.games import EDITIONS

    for seed in range(first, first + games):
        for edition in EDITIONS:
            print(edition, seed, *[sha256(line.encode()).hexdigest()[:4] for line in played(edition, seed)], flush=True)


def started(folder: Path, games: int, first: int) -> subprocess.Popen[str]:
    """A process that runs `tell` with the engine in a folder."""
    command = [sys.executable, "-m", "benchmarks.lockstep", "--tell", str(games), "--first", str(first)]
    environment = {**os.environ, "PYTHONPATH": str(folder), "PYTHONHASHSEED": "0"}
    return subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True)


def differs(then: str, now: str) -> str:
    """The first decision in which a game differs, in words.

    >>> differs("pig 7 ab cd", "pig 7 ab ce")
    'pig, seed 7: decision 1'
    """
    words = then.split()
    place = next(number for number, (a, b) in enumerate(zip_longest(words, now.split())) if a != b)
    return f"{words[0]}, seed {words[1]}: decision {place - 2}"


def compared(then: Path, now: Path, games: int, first: int) -> int:
    """The number of decisions on which two engines agree; exits if they differ."""
    older, newer = (started(folder, games, first) for folder in (then, now))
    decisions = 0
    assert older.stdout and newer.stdout
    for line, other in zip_longest(older.stdout, newer.stdout, fillvalue=""):
        if line != other:
            older.kill()
            newer.kill()
            sys.exit(differs(line, other) if line and other else "One of the engines has stopped; the reason is above.")
        decisions += len(line.split()) - 2
    if older.wait() or newer.wait():
        sys.exit("Both engines have stopped; the reason is above.")
    return decisions


def main() -> None:
    """Play with both and compare."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("commit", nargs="?", help="whose engine to compare with")
    parser.add_argument("--games", type=int, default=100, help="of each edition")
    parser.add_argument("--first", type=int, default=0, help="seed of the first")
    parser.add_argument("--compiled", action="store_true", help="compare the compiled engines")
    parser.add_argument("--tell", type=int, help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.tell is not None:
        tell(given.tell, given.first)
        return
    if not given.commit:
        parser.error("whose engine?")
    commit = commit_of(given.commit)
    if given.compiled:
        found = compared(build_of(commit), ROOT / "build" / "compiled", given.games, given.first)
    else:
        with checked_out(commit, CHECKOUT) as there:
            found = compared(there / "src", ROOT / "src", given.games, given.first)
    print(f"{found:,} decisions alike")


if __name__ == "__main__":
    main()
