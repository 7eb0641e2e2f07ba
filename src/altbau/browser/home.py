"""The `Home` of tables in a page's own worker."""

import traceback
from collections.abc import Callable
from functools import partial
from itertools import count
from random import Random

from altbau.browser.rows import Device, KeptLogs, KeptRows
from altbau.core.data import Data
from altbau.core.engine.ids import Seat
from altbau.errors import BadInput
from altbau.runtime.home import Append, Conflict, Lease, Scene, TableChanges, Viewers, monotonic
from altbau.runtime.keys import SEED_BITS
from altbau.runtime.live_table import LiveTable, resumption
from altbau.table.log.rules_upgrade import StoredTable, open_stored_table
from altbau.table.log.stored_log import lines_of


class OnlyCopy:
    """See `Peers`: a table of which there is no other copy."""

    drives = True
    matters_elsewhere = False

    def __init__(self, viewers: Viewers) -> None:
        self._viewers = viewers

    @property
    def needed(self) -> bool:
        """See `Peers`."""
        return self._viewers.is_watched

    def lease(self) -> Lease:
        """See `Peers`."""
        return Lease(0, None)

    def doubt(self, lease: Lease) -> None:
        """Nobody else can drive the table."""

    def stamped(self, append: Append, lease: Lease | None) -> Append:
        """See `Peers`."""
        return append

    async def news(self, seq: int) -> TableChanges:
        """Nobody else writes, so an entry that was refused stays refused."""
        raise Conflict

    def viewers_changed(self) -> None:
        """Nobody else wants to know."""


class BrowserHome:
    """See `Home`."""

    shared = False
    one_device = True
    timeline = "device"

    def __init__(self, device: Device, chance: Random) -> None:
        self.chance = chance
        self.rows = KeptRows(device)
        self.logs = KeptLogs(self.rows)
        self._device = device
        self._failures = count(1)
        self._ahead = 0.0  # seconds by which `play_time` is ahead of the event loop, which begins at 0

    def peers_of(self, id: str, rules: int, viewers: Viewers, notify: Callable[[], None]) -> OnlyCopy:
        """See `Home`."""
        return OnlyCopy(viewers)

    def timestamp(self, seconds: float = 0.0) -> str:
        """See `Home`."""
        return self._device.timestamp(seconds)

    def seconds_since(self, timestamp: str) -> float:
        """See `Home`."""
        return self._device.seconds_since(timestamp)

    def play_time(self) -> float:
        """See `Home`."""
        return round(monotonic() + self._ahead, 3)

    def go_on_from(self, moment: float) -> None:
        """Let the time for clocks go on from a moment that has been before, at least."""
        self._ahead = max(self._ahead, moment - monotonic())

    def note(self, said: str, error: BaseException, place: Data, scene: Scene) -> None:
        """See `Home`."""
        self._report(f"{said} {place} at table {scene.table}, entry {scene.seq}", error)

    def log_failure(self, error: BaseException, place: Data, scene: Scene) -> BadInput:
        """See `Home`."""
        return self.failure(error, f"{place} at table {scene.table}, entry {scene.seq}")

    def failure(self, error: BaseException, place: str) -> BadInput:
        """Report that something has failed at a place; the error that the page may show."""
        number = next(self._failures)
        self._report(f"Failure {number}: {place}", error)
        return BadInput("failed", id=str(number))

    def _report(self, said: str, error: BaseException) -> None:
        self._device.report(f"{said}\n{''.join(traceback.format_exception(error))}")

    def count_refusal(self, error: BadInput) -> None:
        """Not counted."""

    def tell_reaction(self, id: str, seat: Seat, reaction: str) -> None:
        """There is no other copy."""

    def tell_acted(self, id: str, seat: Seat) -> None:
        """There is no other copy."""


async def load_table(home: BrowserHome, id: str) -> LiveTable:
    """A table made from its rows, whatever rules they were written under. Raises BadInput."""
    kept = await home.rows.open(id)
    stored = kept.log(id)

    def latest() -> StoredTable:
        return StoredTable(*kept.snapshot, lines_of(kept.additions()))

    reached = open_stored_table(stored.start(), stored.entries(), latest, partial(home.chance.getrandbits, SEED_BITS))
    if reached.version:
        await home.rows.upgrade(id, reached.version, resumption(id, reached))
    if reached.log.clocks and reached.log.clocks.since is not None:
        home.go_on_from(reached.log.clocks.since)
    table = LiveTable(home, id, stored.start(), stored.next, reached.log)
    table.recall(await home.rows.mutable_row(id), kept.chat, {})
    return table
