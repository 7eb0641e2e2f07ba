"""What whoever runs the server wants of the tables here, and is told of them. What is wanted stands in rows
(`store/operating.py`), which every process looks at each second."""

import asyncio
from time import monotonic
from typing import Final

from altbau.core.engine.ids import NOBODY
from altbau.server import measures
from altbau.server.failures import failed
from altbau.server.live.hub import Hub
from altbau.server.live.table import LiveTable
from altbau.server.store import operating
from altbau.server.store.news import queue_usage

LOOK: Final = 1.0  # seconds between two looks
MEASURED: Final = 5  # looks between two measurements


class Operating:
    """The operator's side of the tables of this process."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub

    def is_operator(self, digest: str) -> bool:
        """Whether a key, known by its digest, is the operator's."""
        with self.hub.store.reading() as connection:
            return operating.is_key(connection, digest)

    async def follow(self) -> None:
        """Look again and again, until this is cancelled."""
        while True:
            try:
                await self.measure()
            except Exception as error:  # whatever it is, it is looked again
                failed(error, {"doing": "measure"})
            await asyncio.sleep(LOOK * MEASURED)

    async def measure(self) -> None:
        """Note how it is with this process now."""
        store, tables = self.hub.store, self.hub.here()
        figures: dict[str, float] = {
            "tables": len(tables),
            "tables_waiting": len(self.hub.rooms.here()),
            "live_connections": sum(len(table.audience.watchers) for table in tables) + len(self.hub.rooms.clients()),
            "bots_waiting": sum(asks_bot(table) for table in tables),
            "writes_waiting": store.waiting(),
            "unsafe_settings": len(store.unsafe),
        }
        if store.listener:
            figures["listener_silence_seconds"] = monotonic() - store.listener.heard_at
            figures["notification_queue_usage"] = await asyncio.to_thread(self._queue_usage)
        measures.now(figures)

    def _queue_usage(self) -> float:
        with self.hub.store.reading() as connection:
            return queue_usage(connection)


def asks_bot(table: LiveTable) -> bool:
    """Whether a bot is asked, which all at the table see."""
    seat = table.game.state.asked
    waits = seat != NOBODY and not (table.game.over or table.log.closed)
    return waits and (table.seats[seat].bot is not None or seat in table.log.seating.sitting)
