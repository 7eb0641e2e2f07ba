"""Compare the engine's decisions per second with those of other engines, all driven from Python by random choices.

`python3 dev.py bench --peers` compiles this engine and installs the others, in the versions of `PEERS`, into their own
environment (`build/peers`). All run one after the other, round by round, each in its own process. A figure is the
median of the rounds, in decisions of players per second of CPU; chance events are drawn, but not counted. `ratio` is
the speed of this engine's landlord-2013 divided by the other one's in the same round, as a median.
`--json` prints `load` and `peers`: name → `decisions_per_s`, `ratio`.
"""

import argparse
import json
import os
import subprocess
import sys
import venv
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any, Final

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build" / "compiled"
PLACE = ROOT / "build" / "peers"
PEERS: Final = ("open_spiel==2.0.2", "chess==1.11.2", "rlcard==1.2.0", "catanatron==3.2.1")
OWN: Final = "altbau landlord-2013"
PLIES: Final = 300  # limit of a game of chess, which random players hardly end
ROUNDS: Final = 100  # limit of Monopoly, for the same reason
TOGETHER: Final = 64  # games that take a step in one call

Choose = Callable[[int], int]  # a number below its argument


def altbau(edition: str, choose: Choose) -> Iterator[int]:
    """Play games of this engine with four players without end; the number of decisions of each."""
    from altbau.core.engine.rng import chance
    from altbau.games import game_of

    game = game_of(edition)
    options = {"turn-limit": ROUNDS} if edition == "monopoly" else {}
    rules = game.configured(edition, 4, options, {}, {})
    for seed in count():
        state = game.new_state(rules, 4, chance(seed))
        state.logged = False
        stack, decisions = state.stack, 0
        while stack.asked >= 0:
            legal = stack.legal_actions
            state.apply(legal[choose(len(legal))])
            decisions += 1
        yield decisions


def loop(edition: str, _: Choose) -> Iterator[int]:
    """The same with a compiled loop, which draws the choices itself; decisions with one option don't count."""
    from altbau.core.engine.playouts import play_on
    from altbau.core.engine.rng import chance, seeded
    from altbau.games import game_of

    game = game_of(edition)
    rules = game.configured(edition, 4, {}, {}, {})
    for seed in count():
        yield play_on(game.new_state(rules, 4, chance(seed)), seeded(seed))


def together(edition: str, choose: Choose) -> Iterator[int]:
    """The same for many games at once, each advanced by one step per call; a finished game is replaced by a new one."""
    from altbau.core.engine.playouts import StateBatch
    from altbau.core.engine.rng import chance
    from altbau.games import game_of

    game = game_of(edition)
    rules = game.configured(edition, 4, {}, {}, {})
    dealt = (game.new_state(rules, 4, chance(seed)) for seed in count())
    states = [next(dealt) for _ in range(TOGETHER)]
    for state in states:
        state.logged = False
    batch = StateBatch(states)
    options = batch.options
    while True:
        options = batch.play([choose(len(legal)) for legal in options])
        for number, legal in enumerate(options):
            if not legal:
                state = next(dealt)
                state.logged = False
                options[number] = batch.put(number, state)
        yield TOGETHER


def open_spiel(name: str, choose: Choose) -> Iterator[int]:
    """The same of a game of OpenSpiel; outcomes of chance are drawn uniformly and don't count."""
    import pyspiel

    game = pyspiel.load_game(name)
    while True:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            decisions += not state.is_chance_node()
            legal = state.legal_actions()
            state.apply_action(legal[choose(len(legal))])
        yield decisions


def python_chess(_: str, choose: Choose) -> Iterator[int]:
    """The same of python-chess."""
    import chess

    while True:
        board, decisions = chess.Board(), 0
        while decisions < PLIES and (legal := list(board.legal_moves)):
            board.push(legal[choose(len(legal))])
            decisions += 1
        yield decisions


def rlcard(name: str, choose: Choose) -> Iterator[int]:
    """The same of a game of RLCard."""
    import rlcard as library

    table = library.make(name)
    while True:
        (state, _), decisions = table.reset(), 0
        while not table.is_over():
            legal = list(state["legal_actions"])
            state, _ = table.step(legal[choose(len(legal))])
            decisions += 1
        yield decisions


def catanatron(_: str, choose: Choose) -> Iterator[int]:
    """The same of Catanatron, which ends games of random players after a thousand turns."""
    from catanatron import Color, Game, RandomPlayer

    while True:
        game = Game([RandomPlayer(color) for color in Color])
        game.play()
        yield len(game.state.actions)


GAMES: Final[dict[str, tuple[Callable[[str, Choose], Iterator[int]], str]]] = {
    OWN: (altbau, "landlord-2013"),
    f"{OWN}, {TOGETHER} at once": (together, "landlord-2013"),
    f"{OWN}, loop": (loop, "landlord-2013"),
    "altbau wucherer-1997": (altbau, "wucherer-1997"),
    "altbau monopoly": (altbau, "monopoly"),
    "open_spiel crazy_eights": (open_spiel, "crazy_eights(players=4)"),
    "open_spiel bridge": (open_spiel, "bridge(use_double_dummy_result=false)"),
    "open_spiel hearts": (open_spiel, "hearts"),
    "open_spiel gin_rummy": (open_spiel, "gin_rummy"),
    "chess": (python_chess, ""),
    "rlcard uno": (rlcard, "uno"),
    "rlcard gin-rummy": (rlcard, "gin-rummy"),
    "catanatron": (catanatron, ""),
}


def measure(name: str, seconds: float) -> float:
    """Decisions per second of one of GAMES, in this process; the first game is not counted."""
    from random import Random

    draw = Random(1).random
    play, game = GAMES[name]
    games = play(game, lambda most: int(draw() * most))
    next(games)
    decisions, start = 0, process_time()
    while process_time() - start < seconds:
        decisions += next(games)
    return decisions / (process_time() - start)


def prepared() -> Path:
    """The Python of an environment that has the other engines."""
    python = PLACE / ("Scripts" if sys.platform == "win32" else "bin") / "python"
    stamp = PLACE / "versions"
    if not stamp.exists() or stamp.read_text().split() != [*PEERS]:
        venv.create(PLACE, with_pip=True, clear=True)
        subprocess.run([python, "-m", "pip", "install", "--quiet", *PEERS], check=True, stdout=sys.stderr)
        stamp.write_text("\n".join(PEERS))
    return python


def measured(name: str, python: Path, seconds: float) -> float:
    """The same, in its own process; exits if that fails."""
    own = name.startswith("altbau")
    command = [sys.executable if own else python, __file__, "--measure", name, "--seconds", seconds]
    environment = {**os.environ, "PYTHONPATH": str(BUILD) if own else ""}
    done = subprocess.run([*map(str, command)], env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"{name}: {done.stderr}")
    return float(done.stdout.split()[-1])


def compared(rounds: list[dict[str, float]]) -> dict[str, dict[str, float]]:
    """Medians of all rounds, and of their ratios.

    >>> compared([{OWN: 6.0, "chess": 2.0}, {OWN: 8.0, "chess": 4.0}])["chess"]
    {'decisions_per_s': 3.0, 'ratio': 2.5}
    """
    return {
        name: {
            "decisions_per_s": median([figures[name] for figures in rounds]),
            "ratio": median([figures[OWN] / figures[name] for figures in rounds]),
        }
        for name in rounds[0]
    }


def main() -> None:
    """Run all, and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--peers", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--rounds", type=int, default=5, help="how often each engine runs")
    parser.add_argument("--seconds", type=float, default=2.0, help="how long it runs in a round")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.add_argument("--measure", choices=GAMES, help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.measure:
        print(measure(given.measure, given.seconds))
        return
    python = prepared()
    rounds = [{name: measured(name, python, given.seconds) for name in GAMES} for _ in range(given.rounds)]
    peers: dict[str, Any] = compared(rounds)
    load = os.getloadavg()
    if given.json:
        print(json.dumps({"load": load, "peers": peers}, indent=2))
        return
    print(f"load {' '.join(f'{each:.1f}' for each in load)} on {os.cpu_count()} cores")
    for name, figures in peers.items():
        print(f"{name:<34}{figures['decisions_per_s']:>12,.0f} decisions/s{figures['ratio']:>8.2f}")


if __name__ == "__main__":
    main()
