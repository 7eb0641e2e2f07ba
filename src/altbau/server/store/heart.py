"""The server's own time: seconds in which it has done its work, counted on over restarts. While it is stopped, hangs or
can't write, this time stands still, and so do the clocks of players."""

import asyncio
from collections.abc import Awaitable
from contextlib import suppress
from time import monotonic
from typing import Final

from sqlalchemy import Connection, select, text

from altbau.errors import BadInput
from altbau.server.store.appending import Conflict
from altbau.server.store.schema import JsonText, games, heartbeats, put, summaries
from altbau.server.store.writing import Writer

BEAT: Final = 1.0  # seconds between two beats
MISSED: Final = 2.0  # the most that counts from one beat on
WRITTEN: Final = 30  # beats from one that is written down to the next
ONLY: Final = 1  # the number of the one row
BEGUN: Final = text("INSERT INTO heartbeat (number, seconds) VALUES (1, 0) ON CONFLICT DO NOTHING")
MOVED: Final = text("""
    UPDATE heartbeat SET at = extract(epoch FROM clock_timestamp()), seconds = seconds + greatest(
        0, least(extract(epoch FROM clock_timestamp()) - coalesce(at, extract(epoch FROM clock_timestamp())), :missed)
    ) WHERE number = 1 RETURNING seconds
""").bindparams(missed=MISSED)


class Heart:
    """Beats while the server works; `counted` are the seconds so far."""

    def __init__(self, counted: float = 0.0) -> None:
        self._counted = counted  # as of the last beat
        self._beaten: float | None = None  # when that was, by the clock of the event loop; None while it stands still

    def now(self) -> float:
        """The server's own time."""
        since = 0.0 if self._beaten is None else min(clock() - self._beaten, MISSED)
        return round(self._counted + since, 3)

    async def through(self, writing: Awaitable[None]) -> None:
        """Wait for something to be written; until it can be, time stands still. Raises BadInput."""
        try:
            await writing
        except Conflict:
            raise
        except BadInput:
            self._stop()
            raise

    async def beat(self, writer: Writer) -> None:
        """Beat until this is cancelled."""
        beats = 0
        while True:
            if self._beaten is None or beats % WRITTEN == 0:
                await self._write(writer)
            if self._beaten is not None:
                self._counted, self._beaten = self.now(), clock()
            beats += 1
            await asyncio.sleep(BEAT)

    async def _write(self, writer: Writer) -> None:
        """Write the time down, from which on it goes on after a restart."""
        seconds = self.now()

        def job(connection: Connection) -> None:
            put(connection, heartbeats, {"number": ONLY}, {"seconds": seconds})

        with suppress(BadInput):
            await self.through(writer.written(job))
            self._beaten = clock() if self._beaten is None else self._beaten

    def _stop(self) -> None:
        """Time stands still."""
        self._counted, self._beaten = self.now(), None


class SharedHeart(Heart):
    """The time of several processes, which any of them moves on by the clock of the database."""

    async def beat(self, writer: Writer) -> None:
        """See `Heart`."""
        while True:
            with suppress(BadInput):
                await self._move_on(writer)
            await asyncio.sleep(BEAT)

    async def _move_on(self, writer: Writer) -> None:
        found: list[float] = []

        def job(connection: Connection) -> None:
            connection.execute(BEGUN)
            found.extend((connection.execute(MOVED).scalar_one(), monotonic()))

        await self.through(writer.written(job))
        seconds, read = found
        self._counted, self._beaten = max(seconds, self.now()), clock() - (monotonic() - read)


def last_beat(connection: Connection) -> float:
    """The time that was written down last."""
    return float(connection.execute(select(heartbeats.c.seconds)).scalar() or 0.0)


def timed(connection: Connection) -> list[str]:
    """The tables with a clock at which somebody is still asked."""
    clocked = JsonText(games.c.body, "clock") != "none"
    asked = JsonText(summaries.c.state, "asked").is_not(None)
    query = select(games.c.id).join(summaries, summaries.c.game == games.c.id).where(clocked, asked)
    return list(connection.execute(query).scalars())


def clock() -> float:
    """The time on the clock of the event loop."""
    return asyncio.get_running_loop().time()
