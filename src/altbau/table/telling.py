"""What the store keeps of a table besides its record, so that a later program can go on with it and tell it: the
position as the turn began, and the log as pages get it. It holds no number of the engine's, and no sentence.
"""

from typing import NamedTuple

import msgspec

from altbau.core.data import Data
from altbau.core.engine.ids import NOBODY, Seat, seats
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.core.page import wire
from altbau.core.page.trees import Teller, mark, teller
from altbau.games import game_of
from altbau.play.match import Match
from altbau.play.snapshot import snapshot


class History(NamedTuple):
    """What an entry of the record adds to it: of the log at most `first` lines remain, then come `lines`, each a
    `wire.LogEntry` without its number as JSON, with `own` by seat where one was told otherwise; a snapshot if a turn
    began."""

    first: int
    lines: list[bytes]
    snapshot: Data | None

    def told(self) -> str:
        """The lines as a column has them."""
        return (b'{"first":%d,"lines":[%b]}' % (self.first, b",".join(self.lines))).decode()


def step(match: Match, before: Match, kept: int, told: int, by: wire.StoodIn | None = None) -> History:
    """The history of an entry that leads to a match from the one before, of whose events so many stand; so many lines
    had been told before its log. `by` says who has chosen it, if not the player."""
    turned = before.game.state.turn_start is not match.game.state.turn_start
    return History(told + kept, lines(match, match.log_from(kept), by), written(match, told) if turned else None)


def history(match: Match, told: int = 0) -> History:
    """The history of a whole match; so many lines had been told before its log."""
    return History(told, lines(match, match.log), written(match, told))


def written(match: Match, told: int = 0) -> Data:
    """A match as a turn began; `log` counts the lines of all its games, and those told before."""
    taken = snapshot(match.game.state)
    earlier = told + match.log_length - match.game.log_length
    return {
        "number": match.number,
        "first": SEAT_NAMES[match.first],
        "results": match.results,
        **taken,
        "log": earlier + taken["log"],
    }


def lines(match: Match, events: list[tuple[int, ...]], by: wire.StoodIn | None = None) -> list[bytes]:
    """Events as everybody was told them, and under `own` by seat what only that seat was told; the first says who has
    chosen it, if not the player."""
    key = match.game.edition
    saying, players = teller(game_of(key), key), match.game.players
    return [line(saying, event, players, None if place else by) for place, event in enumerate(events)]


def line(saying: Teller, event: tuple[int, ...], players: int, by: wire.StoodIn | None) -> bytes:
    """One event; of what a spectator sees whole nobody sees less."""
    redacted = saying.game.redacted
    common = redacted(event, NOBODY)
    told = unnumbered(saying, common, by)
    if common == event:
        return told
    own = [
        b'"%b":%b' % (SEAT_NAMES[seat].encode(), unnumbered(saying, cut, by))
        for seat in seats(players)
        if (cut := redacted(event, seat)) != common
    ]
    return b'%b,"own":{%b}}' % (told[:-1], b",".join(own))


def unnumbered(saying: Teller, event: tuple[int, ...], by: wire.StoodIn | None) -> bytes:
    """An entry of the log without its number."""
    return b"{" + (mark(by) + saying.said(event))[1:]


def entries(lines: list[Data], viewer: Seat, first: int = 0) -> list[wire.LogEntry]:
    """Lines that were kept, from one on, as a viewer may read them."""
    return [
        msgspec.convert(own_line(line, viewer) | {"number": number}, wire.LogEntry)
        for number, line in enumerate(lines[first:], start=first)
    ]


def own_line(line: Data, seat: Seat) -> Data:
    """A line as a seat was told it, or NOBODY as a spectator."""
    common = {name: value for name, value in line.items() if name != "own"}
    own: Data = common if seat == NOBODY else line.get("own", {}).get(SEAT_NAMES[seat], common)
    return own
