"""The clock of a table that runs, and the moment when it runs out (`table/timing/clocks.py`). If several people share a
device, it runs from when the device shows the table to its person; a guest's clock runs from when the guest has
joined."""

from typing import Final

from altbau.core.engine.ids import NOBODY, Seat
from altbau.core.engine.state import AnyState
from altbau.runtime.home import monotonic
from altbau.runtime.live_table import LiveTable
from altbau.runtime.observers import Observer

ALIKE: Final = 0.05  # seconds by which two moments may differ and count as the same
AT_LEAST: Final = 0.25  # seconds until the next check whether time is up


class Timekeeper(Observer):
    """Keeps the clocks of one table."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self._question: AnyState | None = None  # the state in which it was put
        self._seen = True  # whether the person asked has seen it

    def note_change(self) -> None:
        """Compute which clock runs until when, and send it to all clients if it changed."""
        log = self.table.log
        if log.clocks is None:
            return
        seat, now = log.timed, self.table.home.play_time()
        if self._question is not self.table.game.state:
            self._question = self.table.game.state
            self._seen = seat == NOBODY or self._sees(seat)
            if log.clocks.since is None or log.clocks.since > now:
                log.put(now)
        elif not self._seen and (seat == NOBODY or self._sees(seat)):
            self._seen = True
            log.put(now)
        if not self._seen:
            log.put(None)
        self._tell(None if seat == NOBODY else log.clocks.runs_out(seat), now)

    def _sees(self, seat: Seat) -> bool:
        """Whether the person of a seat has joined; if several share a device, whether it shows the table to this
        one."""
        table, player = self.table, self.table.seats[seat]
        if player.kind == "human" and sum(each.kind == "human" for each in table.seats) > 1:
            return seat in table.showing.online
        return table.keys.is_taken(seat)

    def _tell(self, moment: float | None, now: float) -> None:
        """Send to all when the clock that runs will have run down."""
        showing = self.table.showing
        until = None
        if moment is not None:
            until = monotonic() + max(moment - now, AT_LEAST)
        told = showing.runs_out
        if until is None or told is None or abs(until - told) > ALIKE:
            showing.runs_out = until
            if until != told:
                self.table.audience.publish()
