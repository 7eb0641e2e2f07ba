"""Games as trees of choices and outcomes of chance."""

import pickle
from collections import defaultdict
from collections.abc import Iterator
from random import Random

import pytest

from altbau import seeded
from altbau.core.engine.ids import seats
from altbau.research.chance_exploration import TreeNode, root
from altbau.research.environment_spec import EnvironmentSpec
from tests.conformance.test_encoding import ENCODED


def moments(setting: EnvironmentSpec, rng: Random, most: int) -> Iterator[TreeNode]:
    """The moments of random play, those of chance too."""
    at = root(setting)
    for _ in range(most):
        yield at
        if at.over:
            return
        if at.outcomes:
            at = at.after_outcome(rng.choices(at.outcomes, [outcome.ways for outcome in at.outcomes])[0])
        else:
            at = at.after_action(setting.action(at.known_table, rng.choice(setting.numbers(at.known_table))))


@pytest.mark.parametrize("edition", ENCODED)
def test_chance_is_asked_for_all_that_it_decides(edition: str) -> None:
    """Whatever lies in the piles, equal choices and answers lead to equal moments."""
    setting = EnvironmentSpec(edition, 3, rounds=2)
    asked = 0
    for at in moments(setting, Random(1), 250):
        asked += bool(at.outcomes)
        again = pickle.loads(pickle.dumps(at))
        assert [again.information(seat) for seat in seats(3)] == [at.information(seat) for seat in seats(3)]
        if at.outcomes:
            assert at.asked < 0 and not at.over
            assert len({(*outcome[:2], outcome.number) for outcome in at.outcomes}) == len(at.outcomes) > 1
    assert asked > 10


def test_a_deal_is_asked_card_by_card() -> None:
    setting = EnvironmentSpec("landlord-2013", 2)
    at, asked = root(setting), []
    while at.outcomes:
        asked.append(sum(outcome.ways for outcome in at.outcomes))
        at = at.after_outcome(at.outcomes[0])
    assert asked == [*range(97, 87, -1), 2]  # five cards each, then who begins
    assert at.asked == 0
    rest = setting.rules.deck
    assert sum(rest.values()) == 97


@pytest.mark.parametrize("edition", ENCODED)
@pytest.mark.seeds(1, 20)
def test_an_imagined_moment_is_the_same_to_its_seat(edition: str, seed: int) -> None:
    setting, rng = EnvironmentSpec(edition, 2, rounds=3), Random(seed)
    for number, at in enumerate(moments(setting, rng, 300)):
        if at.outcomes or at.over or number % 10:
            continue
        seat = at.asked
        imagined = at.imagine(seat, seeded(number))
        assert imagined.asked == seat
        assert imagined.information(seat) == at.information(seat)
        assert setting.numbers(imagined.known_table) == setting.numbers(at.known_table)
        choice = setting.action(at.known_table, setting.numbers(at.known_table)[0])
        one, other = at.after_action(choice), imagined.after_action(choice)
        if not one.outcomes and not other.outcomes and one.asked == other.asked == seat:
            assert one.information(seat) == other.information(seat)


def test_who_knows_less_has_fewer_information_states() -> None:
    """Two deals that differ in the other's hand only are the same; those that differ in the own are not."""
    setting = EnvironmentSpec("landlord-2013", 2, options={"starter": "A"})
    found: dict[str, set[str]] = defaultdict(set)
    for own in (0, 1):
        for other in (0, 1):
            at = root(setting)
            for card in range(10):
                at = at.after_outcome(at.outcomes[own if card == 0 else other if card == 9 else 2])
            found[at.information(at.asked)].add(at.information(seats(2)[1]))
    assert [len(others) for others in found.values()] == [2, 2]
