"""Telling other processes who looks at a table from here."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from typing import Final

from altbau.core.engine.ids import Seat
from altbau.errors import BadInput
from altbau.server.store.attendance import Attendance
from altbau.server.store.store import Store

SOON: Final = 0.05  # seconds in which those who come and go are written down together
RETRY: Final = 1.0  # seconds until what could not be written is tried again


class Attending:
    """What is told of one table. A process that has the database for itself tells nobody."""

    def __init__(
        self,
        store: Store,
        id: str,
        here: Callable[[], Mapping[Seat, int]],
        left: Callable[[], Awaitable[None]],
    ) -> None:
        """`left` is called when nobody looks any more."""
        self._rows = Attendance(store)
        self._id = id
        self._here = here
        self._left = left
        self._shared = store.listener is not None
        self._told: Mapping[Seat, int] = {}
        self._telling: asyncio.Task[None] | None = None

    def changed(self) -> None:
        """Somebody may have come or gone."""
        if self._shared and self._telling is None:
            self._telling = asyncio.create_task(self._tell())

    def again(self) -> None:
        """What was told is known no more."""
        self._told = {}
        self.changed()

    def elsewhere(self) -> Mapping[Seat, int]:
        """What other processes tell, by seat; read in the caller's thread."""
        return self._rows.elsewhere(self._id) if self._shared else {}

    async def pass_on(self) -> int | None:
        """Give the table to another process that tells of somebody; the bucket that it has then. Raises BadInput."""
        return await self._rows.pass_on(self._id) if self._shared else None

    async def _tell(self) -> None:
        wait = SOON
        while True:
            await asyncio.sleep(wait)
            here = dict(self._here())
            if here == self._told:
                break
            try:
                await self._rows.note(self._id, here)
                self._told, wait = here, SOON
                if not here:
                    await self._left()
            except BadInput:
                wait = RETRY
        self._telling = None
