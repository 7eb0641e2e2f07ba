"""What a player may do at a table besides moves: resign, ask to take back, let bots finish."""

from collections.abc import Sequence

from altbau.core.engine.ids import Seat, by_seat
from altbau.core.messages import table
from altbau.table.log.table_log import TableLog
from altbau.table.seats.access import AccessList, Player


def rights_of(log: TableLog, seats: Sequence[Player], locks: AccessList, seat: Seat) -> list[table.May]:
    """The actions that the person of a seat may take; none once the game is over or the table closed."""
    game, seating = log.game, log.seating
    if log.game_over or log.closed:
        return []
    found: list[table.May] = []
    out = log.out
    if seat not in seating.sitting and seat not in out:
        found.append("resign")
    if not seating.paused and not game.why_not_take_back(seat):
        left = playing_seats(log, seats, locks)
        found += ["take-back"] if seat in left and len(left) > 1 else []
    if out and not seating.to_end and all(each.bot or number in out for number, each in by_seat(seats)):
        found.append("to-end")
    return found


def playing_seats(log: TableLog, seats: Sequence[Player], locks: AccessList) -> list[Seat]:
    """The seats whose persons have come and still play themselves, connected or not."""
    gone = {*log.out, *log.seating.sitting}
    return [seat for seat, each in by_seat(seats) if not each.bot and locks.is_taken(seat) and seat not in gone]
