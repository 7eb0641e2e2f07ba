"""Measure random play through each adapter and through other collections of games, in one run: steps per second of CPU,
and the sizes of the games.

    .venv/bin/python -m benchmarks.research.speeds

For comparison it plays Gin Rummy of OpenSpiel, which is C++, and games of RLCard and PettingZoo
if `rlcard` is installed.
"""

import importlib.util
import random
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import cycle, islice
from math import log10
from typing import Any, Final

import numpy as np
import pyspiel

import altbau.research.openspiel  # noqa: F401  registers the games
from altbau.lab.view_tracking import TrackedState
from altbau.research.aec import AltbauAEC
from altbau.research.environment_spec import EnvironmentSpec
from altbau.research.gym import AltbauEnv
from altbau.research.self_play import SelfPlay

STEPS: Final = 3000
EDITIONS: Final = ("landlord-2013", "wucherer-1997", "monopoly")
ROUNDS: Final = 30
SAMPLES: Final = 100  # random games from which sizes are estimated


def library(edition: str) -> Iterator[None]:
    """Action numbers alone, without an adapter."""
    setting, rng = EnvironmentSpec(edition, 2, rounds=ROUNDS), random.Random(1)
    for seed in cycle(range(1 << 30)):
        table = setting.deal(seed)
        while not setting.over(table):
            setting.play(table, rng.choice(setting.numbers(table)))
            yield


def aec(env: Any) -> Iterator[None]:
    """PettingZoo's loop."""
    rng = np.random.default_rng(1)
    while True:
        env.reset(seed=1)
        for _ in env.agent_iter():
            seen, _, ended, cut, _ = env.last()
            env.step(None if ended or cut else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
            yield


def single(env: Any) -> Iterator[None]:
    """Gymnasium's loop; a step includes the moves of the other seats."""
    rng = np.random.default_rng(1)
    while True:
        _, info = env.reset(seed=1)
        ended = cut = False
        while not (ended or cut):
            _, _, ended, cut, info = env.step(int(rng.choice(np.flatnonzero(info["action_mask"]))))
            yield


def many(edition: str) -> Iterator[None]:
    """Sixteen tables at once; each of their decisions counts."""
    env, rng = SelfPlay(edition, 2, tables=16, seed=1, rounds=ROUNDS), np.random.default_rng(1)
    batch = env.reset()
    while True:
        batch = env.step([int(rng.choice(np.flatnonzero(mask))) for mask in batch.masks])
        yield from [None] * env.size


def spiel(game: Any) -> Iterator[None]:
    """OpenSpiel's loop; chance events count as steps."""
    rng = random.Random(1)
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(rng.choices([each for each, _ in outcomes], [chance for _, chance in outcomes])[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
            yield


def rlcard() -> Iterator[None]:
    """RLCard's loop, by its own agents."""
    from rlcard import make

    env, rng = make("gin-rummy", {"seed": 1}), random.Random(1)
    while True:
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(rng.choice(list(state["legal_actions"])))
            yield


def quick(steps: Iterator[None], count: int) -> float:
    """Steps per second of CPU, after `count // 10` that are not timed."""
    list(islice(steps, count // 10))
    began = time.process_time()
    list(islice(steps, count))
    return count / (time.process_time() - began)


def sizes(edition: str) -> tuple[float, float, float]:
    """Estimates from random play: the mean number of decisions of a game, the mean number of choices of a decision, and
    the decimal logarithm of the number of histories of a game. The mean of the product of the numbers of choices is an
    unbiased estimate of that number (Knuth 1975)."""
    setting, rng = EnvironmentSpec(edition, 2, rounds=ROUNDS), random.Random(1)
    decisions, choices, products = [], 0, []
    for seed in range(SAMPLES):
        table: TrackedState = setting.deal(seed)
        product, number = 0.0, 0
        while not setting.over(table):
            legal = setting.numbers(table)
            product += log10(len(legal))
            choices += len(legal)
            number += 1
            setting.play(table, rng.choice(legal))
        decisions.append(number)
        products.append(product)
    most = max(products)
    mean = most + log10(sum(10 ** (each - most) for each in products) / SAMPLES)
    return sum(decisions) / SAMPLES, choices / sum(decisions), mean


def main(words: Sequence[str] | None = None) -> None:
    """Print both tables."""
    loops: list[tuple[str, Callable[[], Iterator[None]]]] = []
    for edition in EDITIONS:
        wanted: dict[str, Any] = {"edition": edition, "rounds": ROUNDS}
        loops += [
            (f"{edition}, numbers alone", partial(library, edition)),
            (f"{edition}, 16 tables at once", partial(many, edition)),
            (f"{edition}, PettingZoo", partial(aec, AltbauAEC(**wanted))),
            (f"{edition}, Gymnasium against `random`", partial(single, AltbauEnv(**wanted, pool=["random"]))),
            (f"{edition}, OpenSpiel, chance drawn", partial(spiel, pyspiel.load_game("python_altbau_sampled", wanted))),
            (f"{edition}, OpenSpiel, chance asked", partial(spiel, pyspiel.load_game("python_altbau", wanted))),
        ]
    loops.append(("OpenSpiel's Gin Rummy (C++)", partial(spiel, pyspiel.load_game("gin_rummy"))))
    if importlib.util.find_spec("rlcard"):
        from pettingzoo.classic import texas_holdem_v4

        loops.append(("RLCard's Gin Rummy", rlcard))
        loops.append(("PettingZoo's Texas Hold'em (RLCard)", partial(aec, texas_holdem_v4.raw_env())))
    for name, loop in loops:
        print(f"| {name} | {quick(loop(), STEPS):,.0f} |", flush=True)
    for edition in EDITIONS:
        decisions, choices, histories = sizes(edition)
        print(f"| {edition} | {decisions:.0f} | {choices:.1f} | 10^{histories:.0f} |", flush=True)


if __name__ == "__main__":
    main()
