"""Actions are said as they are read, and each is of one sort."""

import pytest

from altbau.core.engine.ids import seats
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.games.monopoly.rules.actions import (
    A_NUMBER,
    A_SEAT,
    A_SQUARE,
    A_WORD,
    AN_INTERJECTION,
    MOST_DIGITS,
    WORDS,
    action_of,
    interjection,
    is_square,
    is_sum,
    naming_seat,
    naming_square,
    naming_sum,
    naming_sums,
    sort_of,
    speaker_of,
    sum_of,
    token,
)
from altbau.games.monopoly.rules.board import SQUARES

MOST = 10**MOST_DIGITS - 1
SORTS = {
    A_WORD: list(WORDS),
    A_SQUARE: [naming_square(square) for square in range(SQUARES)],
    A_SEAT: [naming_seat(seat) for seat in seats(8)],
    AN_INTERJECTION: [interjection(seat) for seat in seats(8)],
    A_NUMBER: [naming_sum(coins) for coins in (0, 1, MOST)],
}


@pytest.mark.parametrize("sort", SORTS)
def test_an_action_is_of_one_sort_and_read_as_it_is_said(sort: int) -> None:
    for action in SORTS[sort]:
        assert sort_of(action) == sort
        assert is_square(action) == (sort == A_SQUARE)
        assert is_sum(action) == (sort == A_NUMBER)
        if sort != AN_INTERJECTION:  # which nobody types
            assert action_of(token(action)) == action


def test_no_two_actions_are_the_same() -> None:
    actions = [action for some in SORTS.values() for action in some]
    assert len(set(actions)) == len(actions)


def test_who_speaks_out_of_turn_is_named() -> None:
    for seat in seats(8):
        assert speaker_of(interjection(seat)) == seat
        assert token(interjection(seat)) == SEAT_NAMES[seat]


@pytest.mark.parametrize(("text", "coins"), [("0", 0), ("7", 7), (str(MOST), MOST), (str(MOST + 1), None), ("²", None)])
def test_a_sum_has_so_many_digits_at_most(text: str, coins: int | None) -> None:
    action = action_of(text)
    assert (None if action is None else sum_of(action)) == coins


@pytest.mark.parametrize(("least", "most"), [(3, 3), (1, 2), (1, MOST)])
def test_sums_are_all_from_the_least_to_the_most(least: int, most: int) -> None:
    sums = naming_sums(least, most)
    assert sums and (sum_of(sums.least), sum_of(sums.most)) == (least, most)
    assert [sums.include(naming_sum(coins)) for coins in (least - 1, least, most, most + 1)] == [
        False,
        True,
        True,
        False,
    ]


def test_there_are_no_sums_above_the_most() -> None:
    assert naming_sums(1, 0) is None
