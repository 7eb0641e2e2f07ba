"""What was told at a table, looked through for events of a kind."""

from collections.abc import Sequence
from typing import Final, NamedTuple

import msgspec

from altbau.core import text
from altbau.core.engine.ids import Seat
from altbau.core.game import AnyGame
from altbau.core.page.searching import FoundMoment
from altbau.core.page.wire import LogEntry
from altbau.table.names import FOR_PROGRAMS
from altbau.table.telling import own_line

OFTEN: Final = 5  # moments told of a table


class Chapter(NamedTuple):
    """What an entry of a table's record has added to what is told, as it is kept (`telling.py`); the deal is 0."""

    seq: int
    kind: str
    told: str


class Told(msgspec.Struct):
    """The same, read."""

    first: int
    lines: list[msgspec.Raw]


class Line(NamedTuple):
    """A line of the log, with the game of the match and the entry that it came with."""

    number: int
    seq: int
    said: bytes


read: Final = msgspec.json.Decoder(Told).decode


def kinds_of(game: AnyGame) -> list[str]:
    """The kinds of events that somebody can look for in a game: those that have a name by themselves."""
    texts = text.of(game.NAME)
    return [kind.name for kind in game.EVENTS.values() if texts.has(FOR_PROGRAMS, f"replay-kind-{kind.name}")]


def lines_of(chapters: Sequence[Chapter]) -> list[Line]:
    """All lines that stand, in their order; what was taken back is not among them."""
    lines: list[Line] = []
    number = 1
    for chapter in chapters:
        number += chapter.kind == "next"
        told = read(chapter.told)
        del lines[told.first :]
        lines += [Line(number, chapter.seq, bytes(line)) for line in told.lines]
    return lines


def moments(chapters: Sequence[Chapter], kind: str, seat: Seat) -> tuple[list[FoundMoment], int]:
    """The first moments of events of a kind, as a seat was told them, and how many there are besides."""
    name = b'"name":"%b"' % kind.encode()
    found = [(place, line) for place, line in enumerate(lines_of(chapters)) if name in line.said]
    told = [
        FoundMoment(line.number, line.seq, msgspec.convert(own | {"number": place}, LogEntry))
        for place, line in found
        if (own := own_line(msgspec.json.decode(line.said), seat))["name"] == kind
    ]
    return told[:OFTEN], max(0, len(told) - OFTEN)
