"""The host of a table: the person who opened it, until that seat has been absent for a day; then the next person who
is there. The
time since when the host is absent is stored with the table, so that a restart changes nothing."""

from collections.abc import Awaitable, Callable, Collection
from functools import partial
from typing import Final, TypeAlias

from altbau.core.engine.ids import Seat
from altbau.runtime.live_table import LiveTable

LONGEST: Final = 86_400.0  # seconds that a host can be absent and still lead

Act: TypeAlias = Callable[[], Awaitable[object]]


class HostSuccession:
    """The host of one table."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table

    def follows(self, left: Callable[[], Collection[Seat]], returned: Callable[[Seat], bool]) -> Act | None:
        """What is to be written now, if anything: that the host has gone or is back, or who is the next host. People
        are left at the seats `left()`; `returned` says whether the person of a seat is back."""
        gone, hosts = self.table.about.host_gone, self.table.keys.hosts
        absent = all(map(self._absent, hosts))
        if gone and any(returned(seat) for seat in hosts):
            return partial(self._note, "")
        if absent and not gone:
            return partial(self._note, self.table.home.timestamp())
        if absent and self.table.home.seconds_since(gone) >= LONGEST and (seats := left()):
            return partial(self.table.keys.lead, self._next(seats))
        return None

    def seconds(self) -> float | None:
        """For how many seconds the host may still be absent; None if no host is, or if the time is over."""
        gone = self.table.about.host_gone
        left = LONGEST - self.table.home.seconds_since(gone) if gone else 0.0
        return left if left > 0 else None

    def _absent(self, seat: Seat) -> bool:
        """Whether a host counts as absent. A person who is out of the game and has no connection counts, too: such a
        person is not shown as absent, but can't lead."""
        table = self.table
        return seat in table.showing.absent or (not table.showing.is_there(seat) and seat in table.log.out)

    async def _note(self, gone: str) -> None:
        """Store since when the host is absent; an empty text if one is back."""
        await self.table.home.rows.write_setting(self.table.id, "host_gone", gone)
        self.table.about.host_gone = gone

    def _next(self, left: Collection[Seat]) -> Seat:
        """The first of these seats after the host's."""
        host, players = max(self.table.keys.hosts), len(self.table.seats)
        return min(left, key=lambda seat: (seat - host) % players)
