"""What is counted of somebody: it follows from the rows of the tables where he has sat."""

from collections.abc import Collection, Iterable
from typing import NamedTuple

from altbau.core.page.identity import Counted
from altbau.core.page.listing import LineUp, TableState
from altbau.table.evening import FIRST


class Sat(NamedTuple):
    """A table, his seats there, and the seats to which anybody has come."""

    own: Collection[str]
    taken: Collection[str]
    state: TableState
    line_up: LineUp


def counted(tables: Iterable[Sat]) -> list[Counted]:
    """The tables that were played to the end, by edition, among people and alone. Where several players shared a device
    nobody knows who it was, so that counts for nobody."""
    found: dict[tuple[str, bool], Counted] = {}
    for own, taken, state, line_up in tables:
        if not state.places or len(own) != 1:
            continue
        (seat,) = own
        places = {each.seat: place for each, place in zip(line_up.seats, state.places, strict=True)}
        people = any(each.bot is None and each.seat != seat and each.seat in taken for each in line_up.seats)
        sort = line_up.edition, people
        one = found.setdefault(sort, Counted(edition=line_up.edition, people=people, finished=0, won=0, instead=0))
        one.finished += 1
        one.won += places[seat] == FIRST
        one.instead += seat in state.instead
    return [found[sort] for sort in sorted(found)]
