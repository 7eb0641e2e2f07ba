"""Searches the log of a table for events of a kind."""

from collections.abc import Sequence
from typing import Final, NamedTuple

import msgspec

from altbau.core import text
from altbau.core.engine.ids import Seat
from altbau.core.game import AnyGame
from altbau.core.messages.search import FoundMoment
from altbau.core.messages.table import LogEntry
from altbau.table.log.stored_lines import own_line
from altbau.table.seats.names import FOR_PROGRAMS

OFTEN: Final = 5  # maximum number of found moments per table


class StoredEntry(NamedTuple):
    """The log lines of one entry of a table's record, as stored (`log/stored_lines.py`); the deal has `seq` 0."""

    seq: int
    kind: str
    told: str


class DecodedEntry(msgspec.Struct):
    """The same, decoded: of the lines before, `first` remain."""

    first: int
    lines: list[msgspec.Raw]


class LogLine(NamedTuple):
    """A line of the log, with the number of its game and of its entry."""

    number: int
    seq: int
    said: bytes


class Moments(NamedTuple):
    """The first events that were found in a log, and the number of further ones."""

    moments: list[FoundMoment]
    more: int


read: Final = msgspec.json.Decoder(DecodedEntry).decode


def kinds_of(game: AnyGame) -> list[str]:
    """The kinds of events that can be searched for: those with a name in the texts."""
    texts = text.texts_of(game.NAME)
    return [kind.name for kind in game.EVENTS.values() if texts.has(FOR_PROGRAMS, f"replay-kind-{kind.name}")]


def lines_of(chapters: Sequence[StoredEntry]) -> list[LogLine]:
    """All lines in order, without those that were taken back."""
    lines: list[LogLine] = []
    number = 1
    for chapter in chapters:
        number += chapter.kind == "next"
        told = read(chapter.told)
        del lines[told.first :]
        lines += [LogLine(number, chapter.seq, bytes(line)) for line in told.lines]
    return lines


def moments(chapters: Sequence[StoredEntry], kind: str, seat: Seat) -> Moments:
    """The first `OFTEN` events of a kind, as the seat saw them, and the number of further ones."""
    name = b'"name":"%b"' % kind.encode()
    found = [(place, line) for place, line in enumerate(lines_of(chapters)) if name in line.said]
    told = [
        FoundMoment(line.number, line.seq, msgspec.convert(own | {"number": place}, LogEntry))
        for place, line in found
        if (own := own_line(msgspec.json.decode(line.said), seat))["name"] == kind
    ]
    return Moments(told[:OFTEN], max(0, len(told) - OFTEN))
