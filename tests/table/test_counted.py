"""The statistics of a person, from the rows of tables."""

import pytest

from altbau.core.messages.account import PlayedCount
from altbau.core.messages.lists import LineUp, ListedSeat, TableState
from altbau.table.lists.statistics import Sat, statistics_of

ALONE, AMONG_PEOPLE = "A", "AB"


def sat(own: str, taken: str, places: list[int], instead: str = "", edition: str = "monopoly") -> Sat:
    """A table of two people and a bot, A, B and C, that ended so."""
    seats = [
        ListedSeat(seat=seat, name=seat, called=None, bot="random" if seat == "C" else None, person=None)
        for seat in "ABC"
    ]
    state = TableState(waits=False, asked=None, over=True, places=places, coins=places, instead=list(instead))
    return Sat(own, taken, state, LineUp(edition=edition, seats=seats))


def test_tables_count_by_edition_and_company() -> None:
    found = statistics_of([
        sat("A", AMONG_PEOPLE, [1, 2, 3]), sat("B", AMONG_PEOPLE, [1, 2, 3]), sat("A", ALONE, [2, 3, 1]),
        sat("A", AMONG_PEOPLE, [1, 1, 3], edition="landlord-2013"), sat("A", AMONG_PEOPLE, [1, 2, 3], instead="A"),
        sat("A", AMONG_PEOPLE, [1, 2, 3], instead="B"),
    ])  # fmt: skip
    assert found == [
        PlayedCount(edition="landlord-2013", house={}, people=True, finished=1, won=1, instead=0),
        PlayedCount(edition="monopoly", house={}, people=False, finished=1, won=0, instead=0),
        PlayedCount(edition="monopoly", house={}, people=True, finished=4, won=3, instead=1),
    ]


@pytest.mark.parametrize(
    "table",
    [sat("A", AMONG_PEOPLE, []), sat("", AMONG_PEOPLE, [1, 2, 3]), sat("AB", AMONG_PEOPLE, [1, 2, 3])],
    ids=["not played to the end", "a seat that is somebody else's by now", "two at one device"],
)
def test_what_counts_for_nobody(table: Sat) -> None:
    assert statistics_of([table]) == []
