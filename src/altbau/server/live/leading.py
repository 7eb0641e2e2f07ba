"""Who leads a table: its host, until the host's seat has been absent for a day; then the next person who is there.
Since when it is absent is written down with the table, so that a restart changes nothing."""

import asyncio
from collections.abc import Awaitable, Callable, Collection
from datetime import datetime, timedelta
from functools import partial
from typing import Final, TypeAlias

from altbau.core.engine.ids import Seat
from altbau.server.live.table import LiveTable
from altbau.server.store import civil_time

LONGEST: Final = timedelta(days=1)  # for which a host is absent and still leads

Act: TypeAlias = Callable[[], Awaitable[object]]


class Leading:
    """The host of one table."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table

    def follows(self, left: Collection[Seat], returned: Callable[[Seat], bool]) -> Act | None:
        """What follows by itself, where people are left at these seats, and some have returned to theirs."""
        gone, hosts = self.table.about.host_gone, self.table.keys.hosts
        absent = all(map(self._absent, hosts))
        if gone and any(returned(seat) for seat in hosts):
            return partial(self._note, "")
        if absent and not gone:
            return partial(self._note, civil_time.timestamp())
        if absent and left and datetime.fromisoformat(gone) + LONGEST <= civil_time.now():
            return partial(self.table.keys.lead, self._next(left))
        return None

    def seconds(self) -> float | None:
        """How long the host may still be absent."""
        gone = self.table.about.host_gone
        left = datetime.fromisoformat(gone) + LONGEST - civil_time.now() if gone else timedelta()
        return left.total_seconds() if left > timedelta() else None

    def _absent(self, seat: Seat) -> bool:
        """Whether nobody is there for a seat. Whoever is out of a game goes without being absent, but can't lead on."""
        table = self.table
        return (seat in table.log.out and not table.showing.is_there(seat)) or seat in table.showing.absent

    async def _note(self, gone: str) -> None:
        """Write down since when the host is absent, or that there is one again."""
        await asyncio.wrap_future(self.table.store.settle(self.table.id, "host_gone", gone))
        self.table.about.host_gone = gone

    def _next(self, left: Collection[Seat]) -> Seat:
        """The next of these behind the host."""
        host, players = max(self.table.keys.hosts), len(self.table.seats)
        return min(left, key=lambda seat: (seat - host) % players)
