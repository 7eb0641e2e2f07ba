"""A learner that begins with nothing and plays against itself: a small network, in numpy alone, says what comes of each
choice, and is taught by how its own games have ended (Tesauro, "Temporal Difference Learning and TD-Gammon", 1995).

    .venv/bin/python -m benchmarks.research.self_play --seconds 600 --jobs 2 --out learned.npz

A choice is tried in an imagined world (`determinize`), so that the learner knows no more than its seat. The same seed
and number of rounds give the same network; the clock only says when to stop.
"""

import argparse
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, Final

import numpy as np

from altbau.core.bots.bot import AnyBot, Decision
from altbau.core.engine.ids import NOBODY, Seat, seated
from altbau.core.engine.rng import seeded
from altbau.core.engine.view import View
from altbau.lab.following import Followed, play_out
from altbau.lab.workers import Workers
from altbau.play.bots import own_seed
from altbau.play.imagining import determinize
from altbau.research.arrays import observed
from altbau.research.setting import Setting
from benchmarks.yardsticks import make

HIDDEN: Final = 64
GAMES: Final = 20  # of a round, after which the network learns
RATE: Final = 1e-3
BATCH: Final = 256
KEPT: Final = 60_000  # positions that it still learns from
PASSES: Final = 2
MARGIN: Final = 15  # coins ahead that are worth three quarters of a victory
RANDOM: Final = 0.05  # of the choices in its own games
DECAY: Final = 0.9, 0.999  # of the averages of gradients (Adam, Kingma and Ba 2015)
CHEAP: Final = 1e-8


class Network:
    """From what a seat sees to what the game will come to for it, from -1 to 1: one hidden layer."""

    def __init__(self, length: int, seed: int) -> None:
        rng = np.random.default_rng(seed)
        self.weights: list[Any] = [
            rng.normal(0, 0.05, (length, HIDDEN)).astype(np.float32), np.zeros(HIDDEN, np.float32),
            rng.normal(0, 0.05, HIDDEN).astype(np.float32), np.zeros((), np.float32),
        ]  # fmt: skip
        self.means = [np.zeros_like(each) for each in self.weights]
        self.squares = [np.zeros_like(each) for each in self.weights]
        self.steps = 0

    def values(self, seen: Any) -> Any:
        """By row, what it comes to."""
        first, bias, second, last = self.weights
        return np.tanh(np.maximum(scaled(seen) @ first + bias, 0) @ second + last)

    def learn(self, seen: Any, ends: Any) -> float:
        """A step towards how these games have ended; the mean square of what it was off by."""
        first, bias, second, last = self.weights
        inputs = scaled(seen)
        hidden = np.maximum(inputs @ first + bias, 0)
        found = np.tanh(hidden @ second + last)
        off = found - ends
        back = off * (1 - found**2) / len(ends)
        inside = np.outer(back, second) * (hidden > 0)
        self._step([inputs.T @ inside, inside.sum(0), hidden.T @ back, back.sum()])
        return float((off**2).mean())

    def _step(self, gradients: Sequence[Any]) -> None:
        self.steps += 1
        fast, slow = DECAY
        for number, gradient in enumerate(gradients):
            self.means[number] = fast * self.means[number] + (1 - fast) * gradient
            self.squares[number] = slow * self.squares[number] + (1 - slow) * gradient**2
            mean = self.means[number] / (1 - fast**self.steps)
            square = self.squares[number] / (1 - slow**self.steps)
            self.weights[number] = (self.weights[number] - RATE * mean / (np.sqrt(square) + CHEAP)).astype(np.float32)


def scaled(seen: Any) -> Any:
    """Numbers of all sizes as numbers of about one."""
    seen = np.asarray(seen, np.float32)
    return np.sign(seen) * np.log1p(np.abs(seen))


class Learner:
    """A bot that chooses what its network thinks most of."""

    def __init__(self, network: Network, setting: Setting, seed: int, curiosity: float = 0.0) -> None:
        self.network = network
        self.setting = setting
        self.curiosity = curiosity
        self.rng = seeded(seed)
        self.seen: list[Any] = []  # of what it has chosen

    def decide(self, view: View) -> Decision:
        """Try each choice in a world that may be the true one."""
        encoding, seat = self.setting.encoding, view.seat
        numbers = encoding.numbers(view)
        world = determinize(view, self.rng)
        looks: list[Any] = []
        for number in numbers:
            state = world.copy()
            state.apply(encoding.action(view, number))
            looks.append(observed(encoding.observe(self.setting.module.view(state, seat))))
        if self.rng.below(1000) < int(1000 * self.curiosity):
            best = self.rng.below(len(numbers))
        else:
            best = int(np.argmax(self.network.values(np.stack(looks))))
        self.seen.append(looks[best])
        return Decision(encoding.action(view, numbers[best]), None)


@dataclass
class Game:
    """What both seats of a game saw, and what it came to for them."""

    seen: Any
    ends: Any


def self_played(network: Network, setting: Setting, seed: int, number: int) -> Game:
    """A game of the network against itself."""
    table = setting.deal(seed + number)
    bots = [Learner(network, setting, own_seed(seed + number, seat), RANDOM) for seat in setting.seats()]
    play_out(table, bots, lambda view, action: None, setting.over)
    scores = setting.module.scores(table.state)
    ends = [np.tanh((scores[seat] - max(each for other, each in enumerate(scores) if other != seat)) / MARGIN)
            for seat in setting.seats()]  # fmt: skip
    seen = [look for bot in bots for look in bot.seen]
    return Game(
        np.stack(seen),
        np.array([end for bot, end in zip(bots, ends, strict=True) for _ in bot.seen], np.float32),
    )


def learning(setting: Setting, seed: int, workers: Workers) -> Iterator[tuple[Network, int, float]]:
    """The network after each round, how many games it has played, and how far off it still was."""
    network = Network(setting.encoding.length, seed)
    rng = np.random.default_rng(seed)
    seen, ends = np.zeros((0, setting.encoding.length), np.int16), np.zeros(0, np.float32)
    games = 0
    while True:
        work = partial(self_played, network, setting, (seed + 1) * 1_000_000 + games)
        played = list(workers.in_order(work, GAMES))
        games += GAMES
        seen = np.concatenate([seen, *(game.seen for game in played)])[-KEPT:]
        ends = np.concatenate([ends, *(game.ends for game in played)])[-KEPT:]
        steps = PASSES * sum(len(game.ends) for game in played) // BATCH
        off = [network.learn(seen[rows], ends[rows]) for rows in rng.integers(len(ends), size=(steps, BATCH))]
        yield network, games, float(np.mean(off))


def duel(network: Network, setting: Setting, other: str, seed: int, number: int) -> float:
    """A duel of the network: 1 if it wins, half of a shared one. Two after each other have the same deal."""
    dealt = seed + number // 2
    own = Seat(number % 2)
    bots: list[AnyBot] = [
        Learner(network, setting, own_seed(dealt, seat))
        if seat == own
        else make(other, own_seed(dealt, seat), setting.edition)
        for seat in setting.seats()
    ]
    table: Followed = setting.deal(dealt)
    play_out(table, bots, lambda view, action: None, setting.over)
    winners = table.state.winners() if table.asked == NOBODY else [seat for seat, _ in seated(bots)]
    return float(own in winners) / len(winners)


def duels(network: Network, setting: Setting, other: str, count: int, seed: int, workers: Workers) -> float:
    """The share of duels won."""
    return sum(workers.in_order(partial(duel, network, setting, other, seed), count)) / count


def main(words: Sequence[str] | None = None) -> None:
    """Learn for so long, and say now and then how it plays."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--edition", default="landlord-2013")
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--every", type=int, default=200, help="games between two looks at how it plays")
    parser.add_argument("--duels", type=int, default=400)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path)
    chosen = parser.parse_args(words)
    setting, workers = Setting(chosen.edition, 2, rounds=40), Workers(chosen.jobs)
    began, spent = time.monotonic(), 0.0
    for network, games, off in learning(setting, chosen.seed, workers):
        over = time.monotonic() - began - spent > chosen.seconds
        if games % chosen.every == 0 or over:
            looked = time.monotonic()
            won = [duels(network, setting, other, chosen.duels if over else 40, 900_000_000, workers)
                   for other in ("random", "beginner-1")]  # fmt: skip
            spent += time.monotonic() - looked
            print(f"{games:6} games, {looked - began - spent:5.0f} s, off {off:.3f}: "
                  f"random {won[0]:.1%}, beginner-1 {won[1]:.1%}", flush=True)  # fmt: skip
        if over:
            if chosen.out:
                np.savez(chosen.out, *network.weights)
            return


if __name__ == "__main__":
    main()
