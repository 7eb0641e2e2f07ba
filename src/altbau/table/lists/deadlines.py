"""Until when the seat asked at a table by days has time, as part of its list row. Times are seconds of the server's own
time, like those of the clocks. All of it is public at the table."""

from typing import Final

import msgspec

from altbau.core.engine.ids import NOBODY
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.play.match import Match
from altbau.table.log.table_log import Attempt, TableLog
from altbau.table.seats.substitution import Seating
from altbau.table.timing.clocks import Clocks, at_leisure

NONE: Final = ""  # no deadline, as stored
LAST_PART: Final = 10  # who is asked is reminded when one of so many parts of the time is left


class Deadline(msgspec.Struct):
    """Who is asked has time `until` then, and is reminded at `late`. The question, or the answer before it, came `at`
    that time. In a `window` others wait for an answer that may be a pass. `mover` is the seat whose move has led to the
    question: that of whoever is asked if it was their own, None if it was no move."""

    at: float
    until: float
    late: float
    window: bool
    mover: str | None


encoder = msgspec.json.Encoder()
decoder = msgspec.json.Decoder(Deadline)


def read_deadline(stored: str) -> Deadline | None:
    """A deadline as it was stored, if there is one."""
    return None if stored == NONE else decoder.decode(stored)


def first_deadline(log: TableLog, limit: float | None) -> str:
    """The deadline at a table that has just been dealt, to be stored. `limit` is that of its windows in seconds, None
    where nobody waits for them."""
    clocks = log.clocks
    return NONE if clocks is None else deadline_of(log.match, log.seating, clocks, clocks.since, limit, None)


def new_deadline(log: TableLog, tried: Attempt, at: float | None, limit: float | None) -> str | None:
    """The same after an entry that has been tried, and will be written `at` that time; None if it changes nothing."""
    if log.clocks is None or (tried.match is log.match and tried.seating == log.seating):
        return None
    if tried.closes:
        return NONE
    clocks = log.clocks.from_data(tried.entry.body["clocks"])
    mover = SEAT_NAMES[tried.entry.body["seat"]] if tried.entry.kind in ("move", "undo") else None
    return deadline_of(tried.match, tried.seating, clocks, at, limit, mover)


def deadline_of(
    match: Match, seating: Seating, clocks: Clocks, at: float | None, limit: float | None, mover: str | None
) -> str:
    """The deadline of a match in this state."""
    s, asked = match.game.state, match.game.state.asked
    waits = clocks.rule.correspondence and at is not None and asked != NOBODY and not seating.paused
    if not waits or asked in seating.sitting or clocks.left[asked] is None:
        return NONE
    assert at is not None
    window = at_leisure(s) == NOBODY
    whole = (None if s.stack.top.hopeless(s) else limit) if window else float(clocks.rule.budget)
    until = clocks.runs_out(asked) if not window else None if whole is None else at + whole
    if whole is None or until is None:
        return NONE
    return encoder.encode(Deadline(at, until, until - whole / LAST_PART, window, mover)).decode()
