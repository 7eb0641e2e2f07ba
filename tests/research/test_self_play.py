"""A learner that plays against itself gets better by it (`benchmarks/research/self_play.py`)."""

from itertools import islice

import numpy as np
import pytest

from altbau.lab.workers import Workers
from altbau.research.setting import Setting
from benchmarks.research.self_play import Network, duels, learning, self_played

pytestmark = pytest.mark.long

SETTING = Setting("landlord-2013", 2, rounds=40)
DUELS = 40


def test_a_few_games_make_it_better() -> None:
    untaught = duels(Network(SETTING.encoding.length, 1), SETTING, "random", DUELS, 900_000_000, Workers())
    *_, (network, games, off) = islice(learning(SETTING, 1, Workers()), 4)
    assert games == 80 and off < 0.6
    assert duels(network, SETTING, "random", DUELS, 900_000_000, Workers()) > untaught + 0.2


def test_the_seed_decides_what_it_learns() -> None:
    small = Setting("landlord-2013", 2, rounds=4)
    one, other = (next(learning(small, 3, Workers(jobs)))[0] for jobs in (1, 2))
    assert all(np.array_equal(here, there) for here, there in zip(one.weights, other.weights, strict=True))


def test_a_step_brings_it_nearer_to_how_games_ended() -> None:
    network = Network(SETTING.encoding.length, 1)
    game = self_played(network, SETTING, 1, 0)
    off = [network.learn(game.seen, game.ends) for _ in range(30)]
    assert off[-1] < off[0] / 2
