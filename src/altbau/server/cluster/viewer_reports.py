"""Tells other processes who looks at a table through this one."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from typing import Final

from altbau.core.engine.ids import Seat
from altbau.errors import BadInput
from altbau.server.store.rows.viewers import ViewerRows
from altbau.server.store.store import Store

SOON: Final = 0.05  # seconds; connections that open or close meanwhile are written together
RETRY: Final = 1.0  # seconds until what could not be written is tried again


class ViewerReport:
    """The row of this process about its connections to one table. A process that has the database for itself
    writes nothing."""

    def __init__(
        self,
        store: Store,
        id: str,
        here: Callable[[], Mapping[Seat, int]],
        left: Callable[[], Awaitable[None]],
    ) -> None:
        """`left` is called once it is written that nobody looks from here any more."""
        self._rows = ViewerRows(store)
        self._id = id
        self._here = here
        self._left = left
        self._shared = store.listener is not None
        self._told: Mapping[Seat, int] = {}
        self._telling: asyncio.Task[None] | None = None

    def note_change(self) -> None:
        """A connection may have opened or closed."""
        if self._shared and self._telling is None:
            self._telling = asyncio.create_task(self._tell())

    def again(self) -> None:
        """Write the row again, because it may be gone."""
        self._told = {}
        self.note_change()

    def elsewhere(self) -> Mapping[Seat, int]:
        """The number of connections to other processes, by seat; it is read in the caller's thread."""
        return self._rows.elsewhere(self._id) if self._shared else {}

    async def pass_on(self) -> int | None:
        """Pass the table to another process through which somebody looks at it: its new bucket, or None if there is no
        such process. Raises BadInput."""
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
