"""The rent that a deed marks as the present one is the rent that is paid (M12 to M20)."""

import pytest

from altbau import IllegalMove
from altbau.core.engine.ids import FIRST
from altbau.games.monopoly.rules.board import KIND, NAMES, UTILITY, rent_lines
from altbau.games.monopoly.rules.rent import rent_line, rent_of
from altbau.games.monopoly.rules.state import State
from altbau.play.text import moves
from altbau.play.text.position import read_position

STREETS = ("badstrasse", "turmstrasse")
PLACES = [
    *(dict.fromkeys(STREETS[:number], 0) for number in (1, 2)),
    *(dict.fromkeys(STREETS, houses) for houses in range(1, 6)),
    *(
        dict.fromkeys(("suedbahnhof", "westbahnhof", "nordbahnhof", "hauptbahnhof")[:number], 0)
        for number in (1, 2, 3, 4)
    ),
    *(dict.fromkeys(("elektrizitaetswerk", "wasserwerk")[:number], 0) for number in (1, 2)),
]


@pytest.mark.parametrize("places", PLACES, ids=str)
def test_a_deed_marks_the_rent_that_is_paid(places: dict[str, int]) -> None:
    s: State = read_position({"edition": "monopoly", "players": 2, "deeds": {"A": places}})
    s.dice = [4, 3]
    for name in places:
        square = NAMES.index(name)
        rent = rent_of(s, square, 1)
        shown = rent_lines(square)[rent_line(s, square)]
        assert shown == (rent.factor if KIND[square] == UTILITY else rent.coins)


def test_who_can_sell_to_nobody_is_told_so() -> None:
    position = {"edition": "monopoly", "players": 2, "at": {"A": "einkommensteuer"}, "cash": {"A": 5, "B": 0}}
    places = dict.fromkeys(STREETS, 1) | {"wasserwerk": 0}
    s: State = read_position({**position, "phase": "land", "deeds": {"A": places}})
    with pytest.raises(IllegalMove, match="place-or-card-needed"):
        moves.play_whole(s, FIRST, "trade B")


def test_who_has_just_landed_pays_the_rent_once() -> None:  # which only a card doubles (M19)
    position = {"edition": "monopoly", "players": 2, "at": {"A": "westbahnhof"}, "cash": {"A": 100, "B": 0}}
    s: State = read_position({**position, "phase": "land", "deeds": {"B": {"westbahnhof": 0}}})
    assert s.cash == [75, 25]
