"""Names of buildings and apartments, also of those that do not stand, and of all other actions."""

import pytest

from altbau.core.engine.ids import Action, Seat, seats
from altbau.games.wucherer.rules.actions import (
    A_BUILDING,
    A_CARD,
    A_NUMBER,
    A_SEAT,
    A_WORD,
    AN_APARTMENT,
    ATTIC,
    BASEMENT,
    MOST_BUILDINGS,
    MOST_NUMBER,
    WORDS,
    action_of,
    apartment_id,
    building_at,
    building_id,
    building_of,
    landlord_of,
    level_of,
    naming_number,
    naming_seat,
    number_in,
    number_of,
    owner_of,
    place_of,
    sort_of,
    token,
)
from altbau.games.wucherer.rules.editions import LANDLORD_2013

BUILDINGS = [building_id(seat, number) for seat in seats(8) for number in (0, 1, 2, MOST_BUILDINGS)]
APARTMENTS = [apartment_id(building, level) for building in BUILDINGS for level in (BASEMENT, 1, ATTIC - 1, ATTIC)]
SORTS: dict[int, list[Action]] = {
    A_CARD: list(LANDLORD_2013.names),
    A_WORD: list(WORDS),
    A_SEAT: [naming_seat(seat) for seat in seats(8)],
    A_NUMBER: [naming_number(number) for number in (0, 1, MOST_NUMBER)],
    A_BUILDING: list(BUILDINGS),
    AN_APARTMENT: list(APARTMENTS),
}


@pytest.mark.parametrize("sort", SORTS)
def test_an_action_is_of_one_sort_and_read_as_it_is_said(sort: int) -> None:
    for action in SORTS[sort]:
        assert sort_of(action) == sort
        assert action_of(token(action, LANDLORD_2013.names), LANDLORD_2013.names) == action


def test_no_two_actions_are_the_same() -> None:
    actions = [action for some in SORTS.values() for action in some]
    assert len(set(actions)) == len(actions)


def test_a_place_says_where_it_is() -> None:
    building = building_id(Seat(5), MOST_BUILDINGS)
    assert (owner_of(building), number_of(building), building_at(building)) == (5, MOST_BUILDINGS, building)
    for level in (BASEMENT, 1, ATTIC):
        home = apartment_id(building, level)
        assert (building_of(home), level_of(home), landlord_of(home)) == (building, level, 5)
        assert building_at(home) == building


@pytest.mark.parametrize(
    ("text", "number"), [("0", 0), ("7", 7), (str(MOST_NUMBER), MOST_NUMBER), (str(MOST_NUMBER + 1), None)]
)
def test_a_number_is_a_million_at_most(text: str, number: int | None) -> None:
    action = action_of(text, {})
    assert (None if action is None else number_in(action)) == number


@pytest.mark.parametrize(
    "token",
    [
        "", "B", "B1.", "B1.cellar", "B1.0.1", "1.B", "I1", "B1.1x", "B\u00b2", "B1.\u00b2", "B-1",
        f"B{MOST_BUILDINGS + 1}", "B" + "9" * 6, "B1." + "9" * 9,
    ],
)  # fmt: skip
def test_what_is_no_place(token: str) -> None:
    assert place_of(token) is None


def test_every_place_has_a_name_of_its_own() -> None:
    levels = ("", ".basement", ".1", ".2", ".12", ".attic")
    places = [place_of(f"{seat}{number}{level}") for seat in "AF" for number in (1, MOST_BUILDINGS) for level in levels]
    assert None not in places
    assert len(set(places)) == len(places)
