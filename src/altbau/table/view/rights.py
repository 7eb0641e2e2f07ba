"""What a player may do at a table besides moves: resign, ask to take back, let bots finish."""

from collections.abc import Sequence

from altbau.core.engine.ids import Seat, seated
from altbau.core.messages import table
from altbau.table.log.table_log import TableLog
from altbau.table.seats.access import Locks, Player


def may(log: TableLog, seats: Sequence[Player], locks: Locks, seat: Seat) -> list[table.May]:
    """The actions that the person of a seat may take; none once the game is over or the table closed."""
    game, seating = log.game, log.seating
    if game.over or log.closed:
        return []
    found: list[table.May] = []
    out = log.out
    if seat not in seating.sitting and seat not in out:
        found.append("resign")
    if not seating.paused and not game.why_not_take_back(seat):
        left = playing(log, seats, locks)
        found += ["take-back"] if seat in left and len(left) > 1 else []
    if out and not seating.to_end and all(each.bot or number in out for number, each in seated(seats)):
        found.append("to-end")
    return found


def playing(log: TableLog, seats: Sequence[Player], locks: Locks) -> list[Seat]:
    """The seats whose persons have come and still play themselves, connected or not."""
    gone = {*log.out, *log.seating.sitting}
    return [seat for seat, each in seated(seats) if not each.bot and locks.taken(seat) and seat not in gone]
