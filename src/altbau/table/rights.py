"""What somebody may do at a table besides playing."""

from collections.abc import Sequence

from altbau.core.engine.ids import Seat, seated
from altbau.core.page import wire
from altbau.table.log import TableLog
from altbau.table.seats import Locks, Player


def may(log: TableLog, seats: Sequence[Player], locks: Locks, seat: Seat) -> list[wire.May]:
    """What the person of a seat may do."""
    if log.game.over or log.closed:
        return []
    found: list[wire.May] = []
    if seat not in log.seating.sitting and seat not in log.out:
        found.append("resign")
    if not log.seating.to_end and only_bots_play(log, seats, locks):
        found.append("to-end")
    return found


def only_bots_play(log: TableLog, seats: Sequence[Player], locks: Locks) -> bool:
    """Whether every person who has come is out of the game or has resigned."""
    return all(seat in log.out for seat, each in seated(seats) if not each.bot and locks.taken(seat))
