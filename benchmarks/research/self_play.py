"""A learner that needs only numpy: it first learns to choose as the steward does, then plays against itself.

    .venv/bin/python -m benchmarks.research.self_play --copied 2000 --games 12000 --out learned.npz

Each choice is tried in a determinized state, so that the learner knows no more than its seat. From what the seat would
see then, a network with one hidden layer computes a preference, to be compared with those of the other choices
(Tesauro, "Connectionist Learning of Expert Preferences by Comparison Training", 1989), and the expected result of the
game. A choice is drawn by the softmax of the preferences. In the games that it copies, the target is the steward's
choice; the learner makes most of the choices itself, so that it sees the positions that its own choices lead to (Ross,
Gordon and Bagnell 2011). From then on it plays only against itself, without the steward, and learns by proximal policy
optimization (Schulman et al. 2017) with generalized advantage estimation (2016).

The same seed and numbers of games give the same network, with any number of processes.
"""

import argparse
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, fields
from functools import partial
from pathlib import Path
from typing import Any, Final

import numpy as np

from altbau.cli.summary import wilson
from altbau.core.bots.bot import STEWARD, AnyBot, Decision
from altbau.core.engine.ids import Action, Seat
from altbau.core.engine.rng import seeded
from altbau.core.engine.view import View
from altbau.lab.view_tracking import play_out
from altbau.lab.workers import Workers
from altbau.play.bots import own_seed
from altbau.play.observation import determinize
from altbau.research.environment_spec import EnvironmentSpec
from benchmarks.yardsticks import make

HIDDEN: Final = 128
LIKED, WORTH = 0, 1  # columns of the network's output: preference, expected result
SIZES: Final = np.log1p(np.arange(256)).astype(np.float32)  # inputs from 0 to 255 on a logarithmic scale
COPYING: Final = 32  # games of a round that copies; the network learns after each round
PLAYING: Final = 64  # games of a round against itself
BATCH: Final = 512  # decisions of a gradient step
FIRST: Final = 5  # rounds in which the steward makes all choices,
THEN: Final = 0.1  # and its share of them in later rounds that copy
RATE: Final = {True: 1e-3, False: 2e-4}  # learning rate at the beginning, by whether it copies
LAST: Final = 0.1  # part of that rate at the end
DECAY: Final = 0.9, 0.999  # of the averages of gradients (Adam, Kingma and Ba 2015)
CHEAP: Final = 1e-8
STEEPEST: Final = 1.0  # length to which gradients are clipped
MARGIN: Final = 15  # coins ahead that are worth three quarters of a victory
TRUST: Final = 0.95  # lambda of the generalized advantage estimation, from one own decision to the next
NEAR: Final = 0.2  # clipping of the probability ratio in proximal policy optimization
VARIETY: Final = 0.003  # weight of the entropy
OF_WORTH: Final = 0.5  # weight of the error of the expected result


class Network:
    """A network with two outputs for each row of inputs: a preference, and the expected result (-1 to 1)."""

    def __init__(self, length: int, seed: int) -> None:
        rng = np.random.default_rng(seed)
        self.weights: list[Any] = [
            rng.normal(0, length**-0.5, (length, HIDDEN)).astype(np.float32), np.zeros(HIDDEN, np.float32),
            rng.normal(0, 0.5 * HIDDEN**-0.5, (HIDDEN, 2)).astype(np.float32), np.zeros(2, np.float32),
        ]  # fmt: skip
        self.means = [np.zeros_like(each) for each in self.weights]
        self.squares = [np.zeros_like(each) for each in self.weights]
        self.steps = 0

    def says(self, seen: Any) -> Any:
        """The output for rows of what is seen."""
        first, bias, second, last = self.weights
        said = np.maximum(SIZES[seen] @ first + bias, 0) @ second + last
        said[:, WORTH] = np.tanh(said[:, WORTH])
        return said

    def learn(self, seen: Any, slope: Callable[[Any], Any], rate: float) -> None:
        """One step of Adam on rows of what is seen; `slope` is the gradient of the loss by the output."""
        first, bias, second, last = self.weights
        inputs = SIZES[seen]
        hidden = np.maximum(inputs @ first + bias, 0)
        said = hidden @ second + last
        said[:, WORTH] = np.tanh(said[:, WORTH])
        back = slope(said)
        back[:, WORTH] *= 1 - said[:, WORTH] ** 2
        inside = (back @ second.T) * (hidden > 0)
        gradients = [inputs.T @ inside, inside.sum(0), hidden.T @ back, back.sum(0)]
        length = np.sqrt(sum(float((each**2).sum()) for each in gradients))
        self.steps += 1
        fast, slow = DECAY
        for number, gradient in enumerate(gradients):
            held = gradient * min(1.0, STEEPEST / (length + CHEAP))
            self.means[number] = fast * self.means[number] + (1 - fast) * held
            self.squares[number] = slow * self.squares[number] + (1 - slow) * held**2
            mean = self.means[number] / (1 - fast**self.steps)
            square = self.squares[number] / (1 - slow**self.steps)
            self.weights[number] = (self.weights[number] - rate * mean / (np.sqrt(square) + CHEAP)).astype(np.float32)


def chances(liked: Any, first: Any) -> Any:
    """By row, its probability: the softmax of preferences in its decision; `first` has the first row of each one."""
    count = np.diff(np.append(first, len(liked)))
    raised = np.exp(liked - np.repeat(np.maximum.reduceat(liked, first), count))
    return raised / np.repeat(np.add.reduceat(raised, first), count)


# --- games ------------------------------------------------------------------------------------------------------------


@dataclass
class Decisions:
    """Decisions and their results: `seen` has a row for each choice, the other arrays a number for each decision."""

    seen: Any  # uint8: by row, what the seat would see after the choice; at most 255
    count: Any  # number of its choices
    chosen: Any  # index of the choice made
    taught: Any  # index of the steward's choice; -1 if the steward was not asked
    chance: Any  # probability of the choice made
    expected: Any  # mean of the expected results of all choices, weighted by their probabilities
    came: Any  # return: from the expected results at later own decisions, and the end

    def __len__(self) -> int:
        return len(self.count)


def joined(parts: Sequence[Decisions]) -> Decisions:
    """All parts, one after another."""
    return Decisions(*(np.concatenate([getattr(part, field.name) for part in parts]) for field in fields(Decisions)))


class Learner:
    """A bot that tries each choice and takes the one with the highest preference, or, if it `explores`, draws one by
    its probability. A teacher, if any, is asked for its choice each time, and makes the share `led` of the choices."""

    def __init__(
        self,
        network: Network,
        setting: EnvironmentSpec,
        seed: int,
        explores: bool = False,
        teacher: AnyBot | None = None,
        led: float = 0.0,
    ) -> None:
        self.network = network
        self.setting = setting
        self.explores = explores
        self.teacher = teacher
        self.led = led
        self.rng = seeded(seed)
        self.drawn = np.random.default_rng(seed)
        self.seen: list[Any] = []
        self.told: list[tuple[int, int, int, float, float]] = []

    def decide(self, view: View) -> Decision:
        """Try each choice in a determinized state, and choose."""
        encoding = self.setting.encoding
        numbers = encoding.numbers(view)
        if len(numbers) == 1:
            return Decision(encoding.action(view, numbers[0]), None)
        seen = self.looked(view, [encoding.action(view, number) for number in numbers])
        said = self.network.says(seen)
        likely = chances(said[:, LIKED], np.array([0]))
        taught = numbers.index(encoding.number(view, self.teacher.decide(view).action)) if self.teacher else -1
        if self.teacher and self.drawn.random() < self.led:
            chosen = taught
        elif self.explores:
            chosen = min(int(np.searchsorted(np.cumsum(likely), self.drawn.random())), len(numbers) - 1)
        else:
            chosen = int(np.argmax(likely))
        self.seen.append(seen)
        self.told.append((len(numbers), chosen, taught, float(likely[chosen]), float(likely @ said[:, WORTH])))
        return Decision(encoding.action(view, numbers[chosen]), None)

    def looked(self, view: View, actions: Sequence[Action]) -> Any:
        """What the seat would see after each of the actions, by row."""
        encoding, module = self.setting.encoding, self.setting.module
        world = determinize(view, self.rng)
        world.logged = False
        rows: list[bytes] = []
        for action in actions:
            state = world.copy()
            state.apply(action)
            rows.append(octets(encoding.observe(module.view(state, view.seat))))
        return np.frombuffer(b"".join(rows), np.uint8).reshape(len(rows), -1)

    def decisions(self, end: float) -> Decisions:
        """All of its decisions in a game whose result for it is `end`."""
        count, chosen, taught, likely, expected = (np.array(each) for each in zip(*self.told, strict=True))
        came, later = np.zeros(len(count), np.float32), end
        for number in reversed(range(len(count))):
            came[number] = later
            later = (1 - TRUST) * expected[number] + TRUST * later
        return Decisions(np.concatenate(self.seen), count, chosen, taught, likely, expected, came)


def octets(numbers: Sequence[int]) -> bytes:
    """Numbers as bytes, clipped to 0 to 255."""
    try:
        return bytes(numbers)
    except ValueError:
        return bytes(min(max(number, 0), 255) for number in numbers)


@dataclass(frozen=True)
class Round:
    """The next games: the number of the first, whether the steward teaches, and its share of the choices (0 to 1)."""

    first: int
    copies: bool
    led: float


def played(network: Network, setting: EnvironmentSpec, seed: int, games: Round, number: int) -> tuple[Decisions, float]:
    """A game of the network against itself, and the seconds of CPU that it took."""
    began, dealt = time.process_time(), (seed + 1) * 1_000_000 + games.first + number
    table, bots = setting.deal(dealt), []
    for seat in setting.seats():
        chance = own_seed(dealt, seat)
        teacher = make(STEWARD, chance, setting.edition) if games.copies else None
        bots.append(Learner(network, setting, chance, explores=True, teacher=teacher, led=games.led))
    play_out(table, bots, lambda view, action: None, setting.over)
    scores, returns = setting.module.scores(table.state), setting.returns(table)
    ahead = [scores[seat] - max(each for other, each in enumerate(scores) if other != seat) for seat in setting.seats()]
    ends = [(returns[seat] + np.tanh(ahead[seat] / MARGIN)) / 2 for seat in setting.seats()]
    told = joined([bot.decisions(end) for bot, end in zip(bots, ends, strict=True)])
    return told, time.process_time() - began


# --- learning ---------------------------------------------------------------------------------------------------------


def some(decisions: Decisions, which: Any) -> tuple[Decisions, Any]:
    """Some of the decisions, and the first row of each."""
    ends = np.cumsum(decisions.count)
    count = decisions.count[which]
    first = np.concatenate([[0], np.cumsum(count)[:-1]])
    rows = np.repeat(ends[which] - count - first, count) + np.arange(count.sum())
    numbers = [getattr(decisions, field.name)[which] for field in fields(Decisions)[1:]]
    return Decisions(decisions.seen[rows], *numbers), first


def copying(these: Decisions, first: Any, said: Any) -> Any:
    """The gradient of the negative log-likelihood of the steward's choices."""
    slope = np.zeros_like(said)
    slope[:, LIKED] = chances(said[:, LIKED], first)
    slope[first + these.taught, LIKED] -= 1
    return with_worth(slope, these, first, said)


def improving(these: Decisions, first: Any, said: Any) -> Any:
    """The gradient of the clipped objective (Schulman et al. 2017, equation 7), negated, with an entropy bonus."""
    slope, chosen = np.zeros_like(said), first + these.chosen
    likely = chances(said[:, LIKED], first)
    better = these.came - these.expected
    better = (better - better.mean()) / (better.std() + CHEAP)
    ratio = likely[chosen] / these.chance
    weight = better * ratio * np.where(better > 0, ratio < 1 + NEAR, ratio > 1 - NEAR)
    unlikely = np.log(likely + CHEAP)
    entropy = -np.add.reduceat(likely * unlikely, first)
    slope[:, LIKED] = likely * np.repeat(weight, these.count)
    slope[:, LIKED] += VARIETY * likely * (unlikely + np.repeat(entropy, these.count))
    slope[chosen, LIKED] -= weight
    return with_worth(slope, these, first, said)


def with_worth(slope: Any, these: Decisions, first: Any, said: Any) -> Any:
    """The mean gradient per decision, with that of the squared error of the chosen choices' expected results."""
    chosen = first + these.chosen
    slope[chosen, WORTH] = OF_WORTH * (said[chosen, WORTH] - these.came)
    return slope / np.float32(len(these))


def learn(network: Network, told: Decisions, copies: bool, rate: float, rng: Any) -> None:
    """Learn from each decision once, in random order; a last batch of less than half the size may be left out."""
    order = rng.permutation(len(told))
    for begin in range(0, max(1, len(order) - BATCH // 2), BATCH):
        these, first = some(told, order[begin : begin + BATCH])
        network.learn(these.seen, partial(copying if copies else improving, these, first), rate)


def learning(
    setting: EnvironmentSpec, seed: int, copied: int, games: int, workers: Workers
) -> Iterator[tuple[Network, int, float]]:
    """Learn; after each round yield the network, the number of games so far, and the seconds of CPU so far."""
    network, rng = Network(setting.encoding.length, seed), np.random.default_rng(seed)
    done = number = 0
    spent = 0.0
    while done < games:
        copies = done < copied
        first, last = (0, min(copied, games)) if copies else (copied, games)
        games_now = Round(done, copies, 1.0 if number < FIRST else THEN)
        size = min(COPYING if copies else PLAYING, last - done)
        found = list(workers.in_order(partial(played, network, setting, seed, games_now), size))
        began = time.process_time()
        rate = RATE[copies] * (1 - (1 - LAST) * (done - first) / (last - first))
        learn(network, joined([told for told, _ in found]), copies, rate, rng)
        spent += time.process_time() - began + sum(seconds for _, seconds in found)
        done, number = done + size, number + 1
        yield network, done, spent


# --- how it plays -----------------------------------------------------------------------------------------------------


def duel(network: Network, setting: EnvironmentSpec, other: str, seed: int, number: int) -> float:
    """A duel of the network: 1 if it wins, a half if the victory is shared. Two duels in a row have the same deal."""
    dealt, own = seed + number // 2, Seat(number % 2)
    bots: list[AnyBot] = [
        Learner(network, setting, own_seed(dealt, seat))
        if seat == own
        else make(other, own_seed(dealt, seat), setting.edition)
        for seat in setting.seats()
    ]
    table = setting.deal(dealt)
    play_out(table, bots, lambda view, action: None, setting.over)
    return (setting.returns(table)[own] + 1) / 2


def duels(network: Network, setting: EnvironmentSpec, other: str, count: int, seed: int, workers: Workers) -> float:
    """The number of duels that the network wins."""
    return sum(workers.in_order(partial(duel, network, setting, other, seed), count))


def main(words: Sequence[str] | None = None) -> None:
    """Learn from so many games, and print now and then how well the network plays."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--edition", default="landlord-2013")
    parser.add_argument("--copied", type=int, default=2000, help="games in which it copies the steward")
    parser.add_argument("--games", type=int, default=12000, help="games in all")
    parser.add_argument("--every", type=int, default=2000, help="games between two looks at how it plays")
    parser.add_argument("--against", default="random,beginner-1")
    parser.add_argument("--duels", type=int, default=400, help="with each at the end; before a quarter of them")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path)
    chosen = parser.parse_args(words)
    setting, workers = EnvironmentSpec(chosen.edition, 2, rounds=40), Workers(chosen.jobs)
    looked = 0
    for network, games, spent in learning(setting, chosen.seed, chosen.copied, chosen.games, workers):
        if games // chosen.every > looked or games >= chosen.games:
            looked = games // chosen.every
            count = chosen.duels if games >= chosen.games else chosen.duels // 4
            print(f"{games:6} games, {spent:5.0f} s of CPU", end="", flush=True)
            for other in chosen.against.split(","):
                won = duels(network, setting, other, count, 900_000_000, workers)
                low, high = wilson(won, count)
                print(f"; {other} {won / count:.1%} [{low:.1%}, {high:.1%}] of {count}", end="", flush=True)
            print(flush=True)
            if chosen.out:
                np.savez(chosen.out, *network.weights)


if __name__ == "__main__":
    main()
