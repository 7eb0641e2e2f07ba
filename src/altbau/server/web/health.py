"""Whether the server can do its work."""

from time import monotonic

from altbau.server.store.pulse import beat
from altbau.server.store.store import Store

FRESH = 1.0  # seconds for which a good answer holds, so that asking often costs nothing


class Health:
    """The pulse of a store."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._well = -FRESH

    async def check(self) -> None:
        """Done when a table has been read and the writer has written. Raises BadInput or what the database raises."""
        if monotonic() - self._well >= FRESH:
            await beat(self.store)
            self._well = monotonic()
