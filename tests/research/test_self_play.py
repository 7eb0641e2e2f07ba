"""A learner improves by imitating the steward and then playing itself (`benchmarks/research/self_play.py`)."""

import numpy as np
import pytest

from altbau.lab.workers import Workers
from altbau.research.environment_spec import EnvironmentSpec
from benchmarks.research.self_play import (
    LIKED,
    WORTH,
    Decisions,
    Network,
    Round,
    chances,
    duels,
    joined,
    learn,
    learning,
    played,
    some,
)

SHORT = EnvironmentSpec("landlord-2013", 2, rounds=1)
WHOLE = EnvironmentSpec("landlord-2013", 2, rounds=40)
DUELS = 40


def strangeness(network: Network, decisions: Decisions) -> float:
    """How unlikely it finds what the steward chooses, in nats."""
    these, first = some(decisions, np.arange(len(decisions)))
    likely = chances(network.says(these.seen)[:, LIKED], first)
    return float(-np.log(likely[first + these.taught]).mean())


def test_a_few_games_bring_it_nearer_to_what_the_steward_would_choose() -> None:
    """In games that it has not seen."""
    network, rng = Network(SHORT.encoding.length, 1), np.random.default_rng(1)
    games = [played(network, SHORT, 1, Round(0, True, 1.0), number)[0] for number in range(16)]
    seen, others = joined(games[:12]), joined(games[12:])
    untaught = strangeness(network, others)
    for _ in range(20):
        learn(network, seen, True, 1e-3, rng)
    assert strangeness(network, others) < 0.9 * untaught


def test_what_came_to_more_than_expected_gets_likelier_and_what_came_of_it_is_known_better() -> None:
    network, rng = Network(SHORT.encoding.length, 1), np.random.default_rng(1)
    told = joined([played(network, SHORT, 1, Round(0, False, 0.0), number)[0] for number in range(3)])
    these, first = some(told, np.arange(len(told)))
    chosen = first + these.chosen
    before = network.says(these.seen)
    for _ in range(20):
        learn(network, told, False, 1e-3, rng)
    after = network.says(these.seen)
    risen = chances(after[:, LIKED], first)[chosen] - these.chance
    better = these.came - these.expected
    assert risen[better > better.mean()].mean() > 0 > risen[better < better.mean()].mean()
    off_before, off_after = (np.abs(said[chosen, WORTH] - these.came).mean() for said in (before, after))
    assert off_after < off_before / 2


@pytest.mark.long
def test_the_number_of_processes_changes_nothing() -> None:
    one, other = ([*learning(SHORT, 3, 32, 96, Workers(jobs))][-1][0] for jobs in (1, 2))
    assert all(np.array_equal(here, there) for here, there in zip(one.weights, other.weights, strict=True))


@pytest.mark.long
def test_games_make_it_win() -> None:
    """Against a beginner, which it can't do untaught; against random players it can."""
    untaught = duels(Network(WHOLE.encoding.length, 1), WHOLE, "beginner-1", DUELS, 900_000_000, Workers())
    *_, (network, _, _) = learning(WHOLE, 1, 128, 192, Workers())
    assert duels(network, WHOLE, "beginner-1", DUELS, 900_000_000, Workers()) > untaught + 0.05 * DUELS
