"""The small game: what it consists of, and that exact methods work on it."""

import pickle
from collections import Counter

import pytest

from altbau import BadInput
from altbau.core.engine.ids import seats
from altbau.research.chance_exploration import root
from altbau.research.endgame import SHIPPED, EndGame, histories

FEW = SHIPPED.replace("cards: [bomb, murder, police, alibi, court, hacker]", "cards: [bomb, police, alibi]").replace(
    "hands: {A: 2, B: 2}", "hands: {A: 1, B: 1}"
)


def test_a_tree_is_counted() -> None:
    found = histories(EndGame(FEW))
    assert found == {"deals": 6, "decisions": 44, "ends": 110}


@pytest.mark.long
def test_the_shipped_one_has_a_hundred_thousand_histories() -> None:
    assert histories(EndGame()) == Counter(deals=90, decisions=69_561, ends=147_305)


def test_both_hands_are_dealt_from_cards_that_everybody_knows() -> None:
    game = EndGame()
    at = root(game)
    assert [outcome.ways for outcome in at.outcomes] == [1] * 90
    looks = {at.after_outcome(outcome).information(seats(2)[0]) for outcome in at.outcomes}
    assert len(looks) == 15  # two of six
    twice = EndGame(SHIPPED.replace("court", "alibi"))
    assert sum(deal.ways for deal in twice.openings()) == 90 > len(twice.openings())


def test_it_can_be_kept() -> None:
    at = root(EndGame(FEW))
    at = at.after_outcome(at.outcomes[0])
    again = pickle.loads(pickle.dumps(at))
    assert again.information(seats(2)[0]) == at.information(seats(2)[0])


@pytest.mark.parametrize("wrong", ["hands: {A: 2, B: 5}", "hands: {}", "hands: {A: two}"])
def test_what_can_not_be_dealt_is_refused(wrong: str) -> None:
    with pytest.raises(BadInput, match="hands"):
        EndGame(SHIPPED.replace("hands: {A: 2, B: 2}", wrong))
