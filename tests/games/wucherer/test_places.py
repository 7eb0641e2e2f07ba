"""Names of buildings and apartments, also of those that do not stand."""

import pytest

from altbau.games.wucherer.rules.actions import MOST_BUILDINGS, place_of


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
