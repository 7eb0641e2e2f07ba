"""The `Home` of a server's tables: its store, whose futures and reads in threads become coroutines."""

import asyncio
from collections.abc import Callable, Collection
from datetime import datetime, timedelta
from functools import partial
from random import Random

from altbau.core.data import Data
from altbau.core.engine.ids import Seat
from altbau.errors import BadInput
from altbau.runtime.home import Append, Dealt, MutableRow, Preference, Scene, Viewers
from altbau.server import error_log, metrics
from altbau.server.cluster.lease_view import LeaseView
from altbau.server.store import wall_clock
from altbau.server.store.rows.chat import ChatRows
from altbau.server.store.rows.device_codes import CodeRows
from altbau.server.store.store import Store, uncount
from altbau.server.store.writer import Job
from altbau.table.anonymization import anonymize_table
from altbau.table.log.stored_log import lines_of


class StoredRows:
    """See `Rows`."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def add(self, new: Dealt, also: Job | None = None) -> None:
        """See `Rows`; `also` is done in the same transaction."""
        await asyncio.wrap_future(self.store.add_game(new, also))

    async def append(self, new: Append, *, timed: bool) -> None:
        """See `Rows`."""
        written = self.store.queue_write(new)
        await (self.store.heart.through(written) if timed else written)

    async def shown_log(self, id: str) -> list[Data]:
        """See `Rows`."""
        return await asyncio.to_thread(lambda: lines_of(self.store.additions(id)))

    async def write_setting(self, id: str, key: str, value: str | int) -> None:
        """See `Rows`."""
        await asyncio.wrap_future(self.store.write_setting(id, key, value))

    async def uncount(self, id: str, why: str) -> None:
        """See `Rows`."""
        await self.store.queue_write(partial(uncount, game=id, why=why), id)

    async def prefer(self, id: str, preference: Preference) -> None:
        """See `Rows`."""
        await asyncio.wrap_future(self.store.prefer(id, preference))

    async def mutable_row(self, id: str) -> MutableRow:
        """See `Rows`."""
        return await asyncio.to_thread(self.store.mutable_row, id)

    async def admissions(self, id: str) -> list[Data]:
        """See `Rows`."""
        return await asyncio.to_thread(self.store.admissions, id)

    async def admit(self, id: str, admission: Data, listed: Data, *, ends_code: bool) -> None:
        """See `Rows`."""
        await asyncio.wrap_future(self.store.add_admission(id, admission, listed, ends_code=ends_code))

    async def show_code(self, id: str, seat: Seat, digest: str, until: str) -> None:
        """See `Rows`."""
        await asyncio.wrap_future(CodeRows(self.store).show(id, seat, digest, until))

    async def seat_of_code(self, id: str, digest: str) -> Seat | None:
        """See `Rows`."""
        return await asyncio.to_thread(CodeRows(self.store).seat, id, digest)

    async def erase(self, id: str, seats: Collection[Seat]) -> None:
        """See `Rows`."""
        await self.store.erase(id, seats, partial(anonymize_table, id, seats))

    async def chat(self, id: str) -> list[tuple[str, Data]]:
        """See `Rows`."""
        return await asyncio.to_thread(ChatRows(self.store, id).all)

    async def say(self, id: str, room: str, number: int, line: Data, most: int) -> None:
        """See `Rows`."""
        await asyncio.wrap_future(ChatRows(self.store, id).add(room, number, line, most))


class StoredHome:
    """See `Home`."""

    def __init__(self, store: Store, chance: Random) -> None:
        self.store = store
        self.rows = StoredRows(store)
        self.logs = store
        self.chance = chance
        self.timeline = store.timeline
        self.shared = store.listener is not None
        self.one_device = False

    def peers_of(self, id: str, rules: int, viewers: Viewers, notify: Callable[[], None]) -> LeaseView:
        """See `Home`."""
        return LeaseView(self.store, id, rules, viewers, notify)

    # --- time ---------------------------------------------------------------------------------------------------------

    def timestamp(self, seconds: float = 0.0) -> str:
        """See `Home`."""
        return wall_clock.timestamp(wall_clock.now() + timedelta(seconds=seconds))

    def seconds_since(self, timestamp: str) -> float:
        """See `Home`."""
        return (wall_clock.now() - datetime.fromisoformat(timestamp)).total_seconds()

    def play_time(self) -> float:
        """See `Home`."""
        return self.store.heart.now()

    # --- failures -----------------------------------------------------------------------------------------------------

    def note(self, said: str, error: BaseException, place: Data, scene: Scene) -> None:
        """See `Home`."""
        error_log.log_failure(said, error, place, scene, self.store.evidence)

    def log_failure(self, error: BaseException, place: Data, scene: Scene) -> BadInput:
        """See `Home`."""
        return error_log.failure_error(error, place, scene, self.store.evidence)

    def count_refusal(self, error: BadInput) -> None:
        """See `Home`."""
        metrics.count_refusal(error)

    # --- other copies -------------------------------------------------------------------------------------------------

    def tell_reaction(self, id: str, seat: Seat, reaction: str) -> None:
        """See `Home`."""
        self.store.elsewhere.react(id, seat, reaction)

    def tell_acted(self, id: str, seat: Seat) -> None:
        """See `Home`."""
        self.store.elsewhere.announce_sign_of_life(id, seat)
