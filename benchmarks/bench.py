"""Measure the speed of the engine: decisions, games and copies per second of random play with four players on one core.

`python3 dev.py bench` compiles first and prints both builds; `--json` gives the same as data:
edition → `interpreted` and `compiled` → `decisions_per_s`, `driven_decisions_per_s`, `games_per_s`, `copies_per_s`,
`values_per_s`, `determinizations_per_s`, `playouts_per_s`, `strategist_decisions_per_s`. A decision is a choice between
at least two options. "Driven" is the same engine with the loop in interpreted Python.
The events of these games are not read, so none are kept (`Table.logged`).
Times are CPU times of the process, so other programs don't count. They still affect caches and clock rates, so the load
is printed, too. `--against COMMIT` alternates with the engine of another commit instead (`against.py`), `--peers`
with other engines (`peers.py`), `--life` plays the preset tables (`life/`), `--beginners` those of beginners
(`beginners.py`).
Monopoly, with a limit of rounds, also has `turns_per_s` of that random play, which builds, bids and trades, and
`brisk_turns_per_s` of the plain game of other simulators: buy what can be paid, build evenly, no bids, no offers.
"""

import argparse
import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
BUILDS = {"interpreted": ROOT / "src", "compiled": ROOT / "build" / "compiled"}
PLAYERS = 4
MIDDLE = 150  # decisions of a game before copies, determinized states and playouts are measured
POSITIONS = 20
AT_ONCE = 100  # calls between two reads of the clock
THOUGHTS = 100  # decisions of strategists
ROUNDS = 200  # limit of a game of Monopoly


def measure(seconds: float) -> dict[str, dict[str, float]]:
    """The figures of the build that this process imports, by edition."""
    from altbau.games import EDITIONS

    return {key: measured(key, seconds) for key in EDITIONS}


def measured(key: str, seconds: float) -> dict[str, float]:
    """The figures of an edition."""
    from altbau.core.engine.ids import NOBODY
    from altbau.core.engine.playouts import play_on
    from altbau.core.engine.rng import chance, seeded
    from altbau.games import game_of

    game, on_board = game_of(key), key == "monopoly"
    edition = game.configured(key, PLAYERS, {"turn-limit": ROUNDS} if on_board else {}, {}, {})

    def dealt(seed: int) -> Any:
        return game.new_state(edition, PLAYERS, chance(seed))

    games = decisions = turns = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        state = dealt(games)
        decisions += play_on(state, seeded(games))
        turns += state.turns
        games += 1
    played = time.process_time() - start
    middle, worlds = middles(dealt), seeded(1)
    open_view, seen = game.view(middle[0], NOBODY), game.view(middle[0], middle[0].asked)
    figures = {
        "decisions_per_s": decisions / played,
        "driven_decisions_per_s": driven(dealt, seconds),
        "games_per_s": games / played,
        "copies_per_s": per_second(middle[0].copy, seconds),
        "values_per_s": per_second(lambda: game.value(open_view), seconds),
        "determinizations_per_s": per_second(lambda: game.determinize(seen, worlds), seconds),
        "playouts_per_s": playouts_per_second(middle, seconds),
        "strategist_decisions_per_s": thoughts_per_second(key),
    }
    if on_board:
        figures |= {"turns_per_s": turns / played, "brisk_turns_per_s": brisk_turns_per_second(dealt, seconds)}
    return figures


def per_second(work: Callable[[], object], seconds: float) -> float:
    """Calls of `work` per second of CPU."""
    done = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        for _ in range(AT_ONCE):
            work()
        done += AT_ONCE
    return done / (time.process_time() - start)


def driven(dealt: Callable[[int], Any], seconds: float) -> float:
    """Decisions per second with the loop in interpreted Python."""
    choose = random.Random(1).random
    decisions = seed = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        state = dealt(seed)
        state.logged = False
        seed += 1
        pending = state.stack
        while pending.asked >= 0:
            legal = pending.legal_actions
            state.apply(legal[int(choose() * len(legal))])
            decisions += 1
    return decisions / (time.process_time() - start)


def middles(dealt: Callable[[int], Any]) -> list[Any]:
    """The states of several random games after MIDDLE decisions."""
    from altbau.core.engine.rng import seeded

    found = []
    for seed in range(1, POSITIONS + 1):
        state, rng = dealt(seed), seeded(seed)
        for _ in range(MIDDLE):
            state.apply(state.legal_actions[rng.below(len(state.legal_actions))])
        found.append(state)
    return found


def playouts_per_second(states: list[Any], seconds: float) -> float:
    """How many random games can be played to the end in a second, from each state in turn."""
    from altbau.core.engine.playouts import play_on
    from altbau.core.engine.rng import seeded

    playouts = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        for state in states:
            play_on(state.copy(), seeded(playouts))
            playouts += 1
    return playouts / (time.process_time() - start)


def thoughts_per_second(key: str) -> float:
    """Decisions per second of four strategists. Their searches are bounded by numbers of worlds and states, not by
    time, so all builds do the same work."""
    from altbau.play.bots import make
    from altbau.play.game import Game

    game = Game.new(key, players=PLAYERS, seed=1)
    bots = [make("strategist", seat, key) for seat in range(PLAYERS)]
    start = time.process_time()
    for _ in range(THOUGHTS):
        game.play(bots[game.state.asked].decide(game.view(game.asked)).action)
    return THOUGHTS / (time.process_time() - start)


def brisk_turns_per_second(dealt: Callable[[int], Any], seconds: float) -> float:
    """Turns of the plain game of Monopoly per second."""
    from altbau.games.monopoly.rules.playout import brisk_playout

    turns = seed = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        turns += brisk_playout(dealt(seed))
        seed += 1
    return turns / (time.process_time() - start)


def measure_build(folder: Path, seconds: float) -> dict[str, dict[str, float]]:
    """The figures of one build, from a process of its own."""
    command = [sys.executable, __file__, "--measure", "--seconds", str(seconds)]
    environment = {**os.environ, "PYTHONPATH": str(folder)}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    figures: dict[str, dict[str, float]] = json.loads(done.stdout)
    return figures


def tables(script: str, words: list[str]) -> int:
    """Run a benchmark that plays tables, with the compiled engine; its exit status."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, (BUILDS["compiled"], ROOT)))}
    return subprocess.call([sys.executable, "-m", f"benchmarks.{script}", *words], env=environment)


def main() -> None:
    """Measure both builds, or run another benchmark; in a process started with --measure measure the imported build."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.add_argument("--seconds", type=float, default=3.0, help="how long each figure is measured")
    parser.add_argument("--measure", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--against", metavar="COMMIT", help="alternate with that engine; against.py has its options")
    parser.add_argument("--peers", action="store_true", help="beside other engines; peers.py has its options")
    parser.add_argument("--life", action="store_true", help="how lively the preset tables are; life/ has its options")
    parser.add_argument("--beginners", action="store_true", help="tables of beginners; beginners.py has its options")
    given, rest = parser.parse_known_args()
    if given.against:
        sys.exit(subprocess.call([sys.executable, "-m", "benchmarks.against", *sys.argv[1:]], cwd=ROOT))
    if given.peers:
        sys.exit(subprocess.call([sys.executable, "-m", "benchmarks.peers", *sys.argv[1:]], cwd=ROOT))
    if given.life or given.beginners:
        words = [word for word in sys.argv[1:] if word not in ("--life", "--beginners")]
        sys.exit(tables("life" if given.life else "beginners", words))
    if rest:
        parser.error(f"unknown: {' '.join(rest)}")
    if given.measure:
        print(json.dumps(measure(given.seconds)))
        return
    by_build = {name: measure_build(folder, given.seconds) for name, folder in BUILDS.items() if folder.exists()}
    editions = next(iter(by_build.values()))
    figures = {edition: {build: by_build[build][edition] for build in by_build} for edition in editions}
    print(f"load {' '.join(f'{load:.1f}' for load in os.getloadavg())} on {os.cpu_count()} cores", file=sys.stderr)
    if given.json:
        print(json.dumps(figures, indent=2))
        return
    for edition, builds in figures.items():
        print(f"{edition}, {PLAYERS} players, random play")
        for build, values in builds.items():
            print(f"  {build:<12}" + "".join(f"{value:>11,.0f} {name[:-6]}/s" for name, value in values.items()))


if __name__ == "__main__":
    main()
