"""The choice of the tables that stay in memory. A table that was put away is loaded from its log when it is asked
for."""

import asyncio
from typing import Final

from altbau.runtime.live_table import LiveTable
from altbau.table.log.table_log import is_finished

IDLE_TABLES: Final = 500  # tables in memory; above that, idle ones are put away, the oldest first
LOOK: Final = 60.0  # seconds between two looks for finished tables that nobody has asked for since the last


class Evictor:
    """Puts idle tables away. Finished tables go soon. The others stay while there is room: who is absent is known only
    in memory."""

    def __init__(self, tables: dict[str, LiveTable]) -> None:
        self._tables = tables
        self.loading: dict[str, asyncio.Task[None]] = {}  # those that are being loaded
        self._unasked: set[str] = set()  # finished tables, idle at the last look and not asked for since

    async def keep_small(self) -> None:
        """Look for finished tables to put away, until this is cancelled."""
        while True:
            await asyncio.sleep(LOOK)
            self.look()

    def look(self) -> None:
        """Put the finished tables away that were idle at the last look, too, and were not asked for since."""
        idle = {id for id, table in self._tables.items() if is_finished(table.log) and table.idle()}
        for id in idle & self._unasked:
            self._put_away(id)
        self._unasked = idle - self._unasked

    def note_request(self, id: str) -> None:
        """A table was asked for."""
        self._unasked.discard(id)

    def make_room(self, new: LiveTable) -> None:
        """Put idle tables away if there are too many, but not a new one."""
        idle = [id for id, table in self._tables.items() if table is not new and table.idle()]
        for id in idle[: max(0, len(self._tables) - IDLE_TABLES)]:
            self._put_away(id)

    def let_go(self, id: str) -> bool:
        """Put a table away if it is idle; False if it is in use or being loaded."""
        table = self._tables.get(id)
        if id in self.loading or (table and not table.idle()):
            return False
        if table:
            self._put_away(id)
        return True

    def _put_away(self, id: str) -> None:
        self._tables.pop(id).leave()
