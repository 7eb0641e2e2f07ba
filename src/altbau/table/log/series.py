"""A series: a table and its rematches in order, under the id of the first table.

A player of a series, person or bot, is identified by its first seat, such as `2C` for seat C of the second table, and
keeps that identifier in all rematches.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

import msgspec

from altbau.core.data import Data
from altbau.core.engine.ids import Seat, by_seat
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.core.messages import series as messages

FIRST: Final = 1  # number of the first table, and the first place
MOST_POINTS: Final = 3  # for the first place; one less for each place behind, at least 0


class SeriesPlace(NamedTuple):
    """The part of a table in its series: the id of the series, the table's number, and its players by seat."""

    evening: str
    number: int
    persons: Sequence[str]


def part_of(id: str, body: Data) -> SeriesPlace:
    """The part of a stored table; a table that is no rematch is the first of its own series."""
    if "part" in body:
        return SeriesPlace(**body["part"])
    return SeriesPlace(id, FIRST, [person(FIRST, seat) for seat, _ in by_seat(body["seats"])])


def rematch_body(body: Data, before: SeriesPlace) -> Data:
    """The body of a rematch, with its part in the series of the table before."""
    number = before.number + 1
    persons = [
        before.persons[SEAT_NAMES.index(each["was"])] if each["was"] else person(number, seat)
        for seat, each in by_seat(body["seats"])
    ]
    return body | {"part": SeriesPlace(before.evening, number, persons)._asdict()}


def person(number: int, seat: Seat) -> str:
    """The identifier of a player who is new to the series."""
    return f"{number}{SEAT_NAMES[seat]}"


def scores(games: Sequence[messages.SeriesTable]) -> list[messages.Score]:
    """The scores of a series, sorted by tables won, then by points."""
    found: dict[str, messages.Score] = {}
    for game in games:
        for number, seat in by_seat(game.line_up.seats):
            before = found.get(seat.person or "")
            won, points, results = (before.won, before.points, before.results) if before else (0, 0, [])
            if game.state.places:
                place, coins = game.state.places[number], game.state.coins[number]
                won, points = won + (place == FIRST), points + max(0, MOST_POINTS + FIRST - place)
                instead = seat.seat in game.state.instead
                results = [
                    *results,
                    messages.Outcome(number=game.number, place=place, coins=coins, instead=instead),
                ]
            found[seat.person or ""] = messages.Score(
                person=seat.person or "", seat=seat.seat, name=seat.name, called=seat.called, bot=seat.bot,
                won=won, points=points, results=results, leads=False,
            )  # fmt: skip
    ordered = sorted(found.values(), key=lambda each: (-each.won, -each.points))
    first = (ordered[0].won, ordered[0].points) if ordered else None
    return [msgspec.structs.replace(each, leads=each.won > 0 and (each.won, each.points) == first) for each in ordered]
