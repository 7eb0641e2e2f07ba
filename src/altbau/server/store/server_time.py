"""The server's own time: the seconds in which it has worked, continued over restarts. It stands still while the server
is stopped, hangs or can't write, and so do the players' clocks."""

import asyncio
from collections.abc import Awaitable
from contextlib import suppress
from time import monotonic
from typing import Final

from sqlalchemy import Connection, select, text

from altbau.errors import BadInput
from altbau.runtime.home import Conflict
from altbau.server.store.schema import JsonText, games, heartbeats, summaries, upsert
from altbau.server.store.writer import Writer

BEAT: Final = 1.0  # seconds between two beats
MISSED: Final = 2.0  # seconds that count at most from one beat to the next
WRITTEN: Final = 30  # the time is stored every so many beats
ONLY: Final = 1  # number of the only row
BEGUN: Final = text("INSERT INTO heartbeat (number, seconds) VALUES (1, 0) ON CONFLICT DO NOTHING")
MOVED: Final = text("""
    UPDATE heartbeat SET at = extract(epoch FROM clock_timestamp()), seconds = seconds + greatest(
        0, least(extract(epoch FROM clock_timestamp()) - coalesce(at, extract(epoch FROM clock_timestamp())), :missed)
    ) WHERE number = 1 RETURNING seconds
""").bindparams(missed=MISSED)


class ServerClock:
    """The clock of a server. `counted` is its time so far in seconds."""

    def __init__(self, counted: float = 0.0) -> None:
        self._counted = counted  # as of the last beat
        self._beaten: float | None = None  # time of that, by the event loop's clock; None while stopped

    def now(self) -> float:
        """The server's own time in seconds."""
        since = 0.0 if self._beaten is None else min(clock() - self._beaten, MISSED)
        return round(self._counted + since, 3)

    async def through(self, writing: Awaitable[None]) -> None:
        """Wait for a write. If it fails otherwise than by Conflict, the server's time stands still until one succeeds.
        Raises BadInput."""
        try:
            await writing
        except Conflict:
            raise
        except BadInput:
            self._stop()
            raise

    async def beat(self, writer: Writer) -> None:
        """Advance the time every second, until cancelled."""
        beats = 0
        while True:
            if self._beaten is None or beats % WRITTEN == 0:
                await self._write(writer)
            if self._beaten is not None:
                self._counted, self._beaten = self.now(), clock()
            beats += 1
            await asyncio.sleep(BEAT)

    async def _write(self, writer: Writer) -> None:
        """Store the time, from which it continues after a restart."""
        seconds = self.now()

        def job(connection: Connection) -> None:
            upsert(connection, heartbeats, {"number": ONLY}, {"seconds": seconds})

        with suppress(BadInput):
            await self.through(writer.queue_write(job))
            self._beaten = clock() if self._beaten is None else self._beaten

    def _stop(self) -> None:
        """Stop the time."""
        self._counted, self._beaten = self.now(), None


class SharedServerClock(ServerClock):
    """The common time of several processes, which each of them advances by the database's clock."""

    async def beat(self, writer: Writer) -> None:
        """See `ServerClock`."""
        while True:
            with suppress(BadInput):
                await self._move_on(writer)
            await asyncio.sleep(BEAT)

    async def _move_on(self, writer: Writer) -> None:
        found: list[float] = []

        def job(connection: Connection) -> None:
            connection.execute(BEGUN)
            found.extend((connection.execute(MOVED).scalar_one(), monotonic()))

        await self.through(writer.queue_write(job))
        seconds, read = found
        self._counted, self._beaten = max(seconds, self.now()), clock() - (monotonic() - read)


def last_beat(connection: Connection) -> float:
    """The stored time in seconds."""
    return float(connection.execute(select(heartbeats.c.seconds)).scalar() or 0.0)


def clocked_tables(connection: Connection) -> list[str]:
    """The tables with a clock at which a player is to move."""
    clocked = JsonText(games.c.body, "clock") != "none"
    asked = JsonText(summaries.c.state, "asked").is_not(None)
    query = select(games.c.id).join(summaries, summaries.c.game == games.c.id).where(clocked, asked)
    return list(connection.execute(query).scalars())


def clock() -> float:
    """The event loop's clock."""
    return asyncio.get_running_loop().time()
