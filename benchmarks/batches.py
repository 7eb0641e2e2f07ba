"""How quickly many states are played together: `PYTHONPATH=build/compiled:. .venv/bin/python -m benchmarks.batches`.

Each way plays random decisions for a while, in turn with the others, and its decisions per second of computing are
counted. Prints the best and the median of each, and the ratio of the bests to that with which each is to be compared:
other programs on the machine slow down what needs the caches most.
"""

import time
from collections.abc import Callable, Iterator
from itertools import count
from random import Random
from statistics import median
from typing import Any, Final

import numpy as np

from altbau import COMPILED, StateBatch, step_all
from altbau.core.engine.rng import chance
from altbau.games import game_of
from altbau.research.arrays import DTYPE, observation_array, observe_all
from altbau.research.environment_spec import EnvironmentSpec

EDITION: Final = "landlord-2013"
PLAYERS: Final = 4
TOGETHER: Final = 64
SECONDS: Final = 0.01  # of computing, for each way and round
ROUNDS: Final = 300


def dealt() -> Iterator[Any]:
    """New states, without a log."""
    game = game_of(EDITION)
    rules = game.configured(EDITION, PLAYERS, {}, {}, {})
    for seed in count():
        state = game.new_state(rules, PLAYERS, chance(seed))
        state.logged = False
        yield state


def one_game() -> Iterator[int]:
    """One game after another, driven from Python."""
    below = Random(1).random
    for state in dealt():
        stack, decisions = state.stack, 0
        while stack.asked >= 0:
            legal = stack.legal_actions
            state.apply(legal[int(below() * len(legal))])
            decisions += 1
        yield decisions


def in_turn() -> Iterator[int]:
    """Many games in turn, driven from Python."""
    below, new = Random(1).random, dealt()
    states = [next(new) for _ in range(TOGETHER)]
    while True:
        for number, state in enumerate(states):
            legal = state.legal_actions
            state.apply(legal[int(below() * len(legal))])
            if state.over:
                states[number] = next(new)
        yield TOGETHER


def together() -> Iterator[int]:
    """The same by one call a step."""
    below, new = Random(1).random, dealt()
    batch = StateBatch([next(new) for _ in range(TOGETHER)])
    options = batch.options
    while True:
        options = batch.play([int(below() * len(legal)) for legal in options])
        while () in options:
            number = options.index(())
            options[number] = batch.put(number, next(new))
        yield TOGETHER


def middle(states: int) -> list[Any]:
    """States in the middle of their games."""
    below, found = Random(1), []
    for state in dealt():
        for _ in range(100):
            state.apply(below.choice(state.legal_actions))
        found.append(state)
        if len(found) == states:
            return found
    return found


def copied() -> Iterator[int]:
    """Copies of states, each played by one step, in a loop."""
    states = middle(TOGETHER)
    actions = [state.legal_actions[-1] for state in states]
    while True:
        after = []
        for state, action in zip(states, actions, strict=True):
            twin = state.copy()
            twin.apply(action)
            after.append(twin)
        yield TOGETHER


def stepped() -> Iterator[int]:
    """The same by `step_all`."""
    states = middle(TOGETHER)
    actions = [state.legal_actions[-1] for state in states]
    while True:
        step_all(states, actions)
        yield TOGETHER


def views() -> tuple[Any, list[Any]]:
    """An encoding, and the views of the seats asked."""
    setting = EnvironmentSpec(EDITION, PLAYERS)
    return setting.encoding, [setting.module.view(state, state.asked) for state in middle(TOGETHER)]


def observed_one_by_one() -> Iterator[int]:
    """Observations of views, put into an array one by one."""
    encoding, seen = views()
    out = np.empty((TOGETHER, encoding.length), DTYPE)
    while True:
        for number, view in enumerate(seen):
            out[number] = observation_array(encoding.observe(view))
        yield TOGETHER


def observed_together() -> Iterator[int]:
    """The same in one call."""
    encoding, seen = views()
    out = np.empty((TOGETHER, encoding.length), DTYPE)
    while True:
        observe_all(encoding, seen, out)
        yield TOGETHER


WAYS: Final[dict[str, Callable[[], Iterator[int]]]] = {
    each.__name__: each
    for each in (one_game, in_turn, together, copied, stepped, observed_one_by_one, observed_together)
}
RATIOS: Final = (  # what is compared with what, and what it should be
    ("together", "in_turn", 1.3),
    ("together", "one_game", 0.9),
    ("stepped", "copied", 0.9),
    ("observed_together", "observed_one_by_one", 2.0),
)


def speed(way: Iterator[int]) -> float:
    """Decisions per second of computing."""
    begun, done = time.process_time(), 0
    while (spent := time.process_time() - begun) < SECONDS:
        for _ in range(4):
            done += next(way)
    return done / spent


if __name__ == "__main__":
    ways = {name: way() for name, way in WAYS.items()}
    speeds: dict[str, list[float]] = {name: [] for name in ways}
    for _ in range(ROUNDS):
        for name, way in ways.items():
            speeds[name].append(speed(way))
    print("compiled" if COMPILED else "interpreted")
    for name, found in speeds.items():
        print(f"{name:22} {max(found):12,.0f} {median(found):12,.0f}")
    for name, other, wanted in RATIOS:
        print(f"{name} / {other}: {max(speeds[name]) / max(speeds[other]):.2f}, wanted {wanted}")
