"""What a player may do at a table besides moves: resign, ask to take back, let bots finish."""

from collections.abc import Sequence

from altbau.core.engine.ids import Seat, seated
from altbau.core.messages import table
from altbau.table.log.table_log import TableLog
from altbau.table.seats.access import Locks, Player


def may(log: TableLog, seats: Sequence[Player], locks: Locks, seat: Seat) -> list[table.May]:
    """The actions that the person of a seat may take; none once the game is over or the table closed."""
    if log.game.over or log.closed:
        return []
    found: list[table.May] = []
    if seat not in log.seating.sitting and seat not in log.out:
        found.append("resign")
    if seat in playing(log, seats, locks) and not log.seating.paused and not log.game.why_not_take_back(seat):
        others = [each for each in playing(log, seats, locks) if each != seat]
        found += ["take-back"] if others else []
    if not log.seating.to_end and only_bots_play(log, seats):
        found.append("to-end")
    return found


def playing(log: TableLog, seats: Sequence[Player], locks: Locks) -> list[Seat]:
    """The seats whose persons have come and still play themselves, connected or not."""
    gone = {*log.out, *log.seating.sitting}
    return [seat for seat, each in seated(seats) if not each.bot and locks.taken(seat) and seat not in gone]


def only_bots_play(log: TableLog, seats: Sequence[Player]) -> bool:
    """Whether every seat of a person is out of the game or resigned; free seats for guests count as persons."""
    return all(seat in log.out for seat, each in seated(seats) if not each.bot)
