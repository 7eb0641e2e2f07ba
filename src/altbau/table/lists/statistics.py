"""The statistics of a person, computed from the stored rows of the tables where that person has sat."""

from collections.abc import Collection, Iterable
from typing import NamedTuple

from altbau.core.messages.account import PlayedCount
from altbau.core.messages.lists import LineUp, TableState
from altbau.table.log.series import FIRST


class Sat(NamedTuple):
    """A table: the person's `own` seats, and the seats `taken` by any person."""

    own: Collection[str]
    taken: Collection[str]
    state: TableState
    line_up: LineUp


def statistics_of(tables: Iterable[Sat]) -> list[PlayedCount]:
    """The finished tables by edition, by its own name if it has house rules, and by whether other people played. Tables
    where the person had several seats do not count: on a shared device it is unknown who played which."""
    found: dict[tuple[str, str, bool], PlayedCount] = {}
    for own, taken, state, line_up in tables:
        if not state.places or len(own) != 1:
            continue
        (seat,) = own
        places = {each.seat: place for each, place in zip(line_up.seats, state.places, strict=True)}
        people = any(each.bot is None and each.seat != seat and each.seat in taken for each in line_up.seats)
        edition, house = line_up.edition, line_up.house
        none = PlayedCount(edition=edition, house=house, people=people, finished=0, won=0, instead=0)
        one = found.setdefault((edition, str(house), people), none)
        one.finished += 1
        one.won += places[seat] == FIRST
        one.instead += seat in state.instead
    return [found[sort] for sort in sorted(found)]
