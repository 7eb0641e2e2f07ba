"""Replays of games of a table: made from the stored log, on request."""

from typing import NamedTuple

import msgspec

from altbau.core.engine.ids import NOBODY, Seat, seats
from altbau.errors import BadInput
from altbau.games import game_of
from altbau.runtime.live_table import LiveTable
from altbau.runtime.look_back.jobs import ReplayJob
from altbau.table.log.table_log import RESUMED
from altbau.table.replay.replay import ReplayBuilder
from altbau.table.seats.names import Names
from altbau.table.view.updates import TableView

encoder = msgspec.json.Encoder()


class ReplayKey(NamedTuple):
    """What a replay shows: a game of a table, counted from 1, as these seats were sent it, up to this entry of the log
    and this admission, under these names, without its seed if that is `sealed`."""

    table: str
    number: int
    viewers: tuple[Seat, ...]
    seq: int
    admission: int
    names: Names
    sealed: bool


def wanted_replay(table: LiveTable, seat: Seat, number: int | None) -> ReplayKey:
    """The replay of a game of a table, or of the current one. It shows what the seat was sent up to now; once the game
    is over, what all seats were sent. Raises BadInput."""
    match = table.log.match
    wanted = match.number if number is None else number
    if not 1 <= wanted <= match.number:
        raise BadInput("number-not-in-range", place="number", value=wanted, least=1, most=match.number)
    over = wanted < match.number or match.game.over
    viewers = tuple(seats(match.game.players)) if over else () if seat == NOBODY else (seat,)
    return ReplayKey(table.id, wanted, viewers, table.seq, table.keys.last, table.keys.names, table.about.sealed)


def read_replay(wanted: ReplayKey, table: LiveTable) -> ReplayJob | bytes:
    """The job that plays the game again, read aside. Of a table that was begun under older rules only the end is known,
    which is the answer as JSON. Raises BadInput."""
    logs = table.home.logs
    log = logs.log(wanted.table)
    assert log
    body = log.start()
    if body["version"] != game_of(body["edition"]).RULES_VERSION:
        ended = ReplayBuilder(TableView(table.about, table.log, table.seats, table.keys), wanted.viewers)
        ended.note(table.log.lines)
        return encoder.encode(ended.replay(wanted.number))
    changes = logs.additions(wanted.table) if any(row.kind == RESUMED for row in log.rows) else ()
    return ReplayJob(
        log, logs.admissions(wanted.table), changes, table.about, table.seats, wanted.number, wanted.viewers, wanted.seq
    )
