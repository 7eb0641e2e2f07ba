"""What is stored of a table besides its record, so that a later version of the program can resume and show it: the
position at the start of the turn, and the log as sent to pages. It contains no engine numbers and no sentences.
"""

from typing import NamedTuple

import msgspec

from altbau.core.data import Data
from altbau.core.engine.ids import NOBODY, Seat, seats
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.core.messages import table
from altbau.core.presentation.choice_trees import Teller, stand_in_field, teller
from altbau.games import game_of
from altbau.play.match import Match
from altbau.play.text.snapshot import snapshot


class History(NamedTuple):
    """What an entry of the record adds: at most `first` lines of the log remain, followed by `lines`; a snapshot if a
    turn began. A line is a `wire.LogEntry` without its number as JSON, with `own` by seat for seats that saw it
    differently."""

    first: int
    lines: list[bytes]
    snapshot: Data | None

    def stored_text(self) -> str:
        """The lines as stored in a column."""
        return (b'{"first":%d,"lines":[%b]}' % (self.first, b",".join(self.lines))).decode()


def step(match: Match, before: Match, kept: int, told: int, by: table.StoodIn | None = None) -> History:
    """The history of an entry that leads from the match `before` to `match`. `kept` events of the former remain; `told`
    is the number of log lines from before the match was resumed; `by` is who chose the move, if not the player."""
    turned = before.game.state.turn_start is not match.game.state.turn_start
    return History(
        told + kept, log_lines(match, match.log_from(kept), by), take_snapshot(match, told) if turned else None
    )


def history(match: Match, told: int = 0) -> History:
    """The history of a whole match; `told` is the number of log lines from before it was resumed."""
    return History(told, log_lines(match, match.log), take_snapshot(match, told))


def take_snapshot(match: Match, told: int = 0) -> Data:
    """The snapshot of a match at the start of the turn; `log` counts the lines of all its games, and those before."""
    taken = snapshot(match.game.state)
    earlier = told + match.log_length - match.game.log_length
    return {
        "number": match.number,
        "first": SEAT_NAMES[match.first],
        "results": match.results,
        **taken,
        "log": earlier + taken["log"],
    }


def log_lines(match: Match, events: list[tuple[int, ...]], by: table.StoodIn | None = None) -> list[bytes]:
    """The log lines of events: as the public saw each, with `own` by seat for seats that saw it differently. The first
    has the mark `by`, if any."""
    key = match.game.edition
    saying, players = teller(game_of(key), key), match.game.players
    return [log_line(saying, event, players, None if place else by) for place, event in enumerate(events)]


def log_line(saying: Teller, event: tuple[int, ...], players: int, by: table.StoodIn | None) -> bytes:
    """The log line of one event. If the spectators' version is complete, seats are not compared: they see no less."""
    redacted = saying.game.redacted
    common = redacted(event, NOBODY)
    told = line_without_number(saying, common, by)
    if common == event:
        return told
    own = [
        b'"%b":%b' % (SEAT_NAMES[seat].encode(), line_without_number(saying, cut, by))
        for seat in seats(players)
        if (cut := redacted(event, seat)) != common
    ]
    return b'%b,"own":{%b}}' % (told[:-1], b",".join(own))


def line_without_number(saying: Teller, event: tuple[int, ...], by: table.StoodIn | None) -> bytes:
    """A log entry without its number, as JSON."""
    return b"{" + (stand_in_field(by) + saying.entry_json(event))[1:]


def entries(lines: list[Data], viewer: Seat, first: int = 0) -> list[table.LogEntry]:
    """Stored lines from `first` on, as a viewer may read them."""
    return [
        msgspec.convert(own_line(line, viewer) | {"number": number}, table.LogEntry)
        for number, line in enumerate(lines[first:], start=first)
    ]


def own_line(line: Data, seat: Seat) -> Data:
    """A line as a seat saw it; for NOBODY as spectators saw it."""
    common = {name: value for name, value in line.items() if name != "own"}
    own: Data = common if seat == NOBODY else line.get("own", {}).get(SEAT_NAMES[seat], common)
    return own
