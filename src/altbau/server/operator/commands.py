"""Carries out what the operator of the server wants at the tables, and measures this process. Instructions are rows
(`store/rows/operator.py`), which every process looks for each second."""

import asyncio
from collections.abc import Callable
from functools import partial
from itertools import count
from time import monotonic
from typing import Final

from sqlalchemy import Connection

from altbau.core.engine.ids import NOBODY
from altbau.core.messages.live import MOST_OF_ID
from altbau.errors import BadInput
from altbau.runtime.live_table import LiveTable
from altbau.server import metrics
from altbau.server.error_log import failure_error
from altbau.server.live.hub import Hub
from altbau.server.operator.housekeeping import sweeps
from altbau.server.store.cluster.notifications import queue_usage
from altbau.server.store.rows import operator
from altbau.server.store.rows.operator import Instruction

LOOK: Final = 1.0  # seconds between two looks
NOBODYS: Final = f"instruction {{}} {'-' * MOST_OF_ID}"  # the client's id of its entry, longer than any of a player's
MEASURED: Final = 5  # looks between two measurements


class OperatorCommands:
    """The operator's side of the tables of this process."""

    def __init__(self, hub: Hub, turn_away: Callable[[list[str]], None]) -> None:
        """`turn_away` is called with all networks whose addresses are turned away from now on."""
        self.hub = hub
        self.bulletin: dict[str, str] | None = None  # the operator's notice to everybody, by language
        self._turn_away = turn_away
        self._known = -1  # the number of the last instruction that has been followed

    def is_operator(self, digest: str) -> bool:
        """Whether a key, given as its digest, is the operator's."""
        with self.hub.store.reading() as connection:
            return operator.is_key(connection, digest)

    async def follow(self) -> None:
        """Look for instructions and measure, until this is cancelled."""
        for look in count():
            try:
                await self._look()
                if look % MEASURED == 0:
                    await self.measure()
            except Exception as error:  # whatever it is, the next look may succeed
                failure_error(error, {"doing": "instructions"})
            await asyncio.sleep(LOOK)

    async def _look(self) -> None:
        """Handle the new instructions in their order. One process carries them out (`sweeps`); the others wait for its
        answers."""
        if self._known < 0:
            self._known = await asyncio.to_thread(self._begun)
            await self.reload()
        for each in await asyncio.to_thread(self._new):
            if each.kind == "changed":
                await self.reload()
            elif each.answer is None:
                if not sweeps(self.hub.store):
                    return
                await self._follow(each)
            self._known = each.number

    async def _follow(self, wanted: Instruction) -> None:
        """Carry out an instruction at a table, and store the answer. If the process dies in between, another one finds
        it done or does it."""
        assert wanted.game
        try:
            room = await self.hub.room(wanted.game)
            if wanted.kind == "shown":
                await (await self.hub.table(wanted.game)).keys.tell_shown()
            elif room:
                await room.end(also=partial(operator.store_result, number=wanted.number, code=operator.DONE))
                self.hub.lobbies.forget(wanted.game)
                return
            elif wanted.kind == "delete":
                await self._delete(wanted.game, wanted.number)
                return
            else:
                await self._end(wanted.game, wanted.number)
            code = operator.DONE
        except BadInput as error:
            code = error.code
        await self.hub.store.queue_write(partial(operator.store_result, number=wanted.number, code=code))

    async def _end(self, id: str, number: int) -> None:
        """End a table. Its entry has the instruction's number, so that it is not written twice."""
        table = await self.hub.table(id)
        if table.log.match.over:
            raise BadInput("game-over")
        await table.change("end", {}, NOBODYS.format(number))

    async def _delete(self, id: str, number: int) -> None:
        """Delete a table, and store the answer in the same transaction."""
        self.hub.drop(id)
        store = self.hub.store
        await asyncio.wrap_future(store.bring_back(id))
        if await asyncio.to_thread(store.start, id) is None:
            raise BadInput("unknown-table")
        await store.queue_write(lambda _: store.shelf.forget(id))

        def job(connection: Connection) -> None:
            operator.delete_table(connection, id)
            operator.store_result(connection, number, operator.DONE)

        await store.queue_write(job, id)
        self.hub.drop(id)  # it may have been loaded meanwhile

    async def reload(self) -> None:
        """Read which networks are turned away, and the notice to everybody."""
        networks, self.bulletin = await asyncio.to_thread(self._said)
        self._turn_away(networks)

    def _begun(self) -> int:
        with self.hub.store.reading() as connection:
            return operator.last_finished_instruction(connection)

    def _new(self) -> list[Instruction]:
        with self.hub.store.reading() as connection:
            return operator.instructions_after(connection, self._known)

    def _said(self) -> tuple[list[str], dict[str, str] | None]:
        with self.hub.store.reading() as connection:
            return [network for network, _ in operator.banned_networks(connection)], operator.read_bulletin(connection)

    async def measure(self) -> None:
        """Set the gauges of this process."""
        store, tables = self.hub.store, self.hub.here()
        figures: dict[str, float] = {
            "tables": len(tables),
            "lobbies": len(self.hub.lobbies.here()),
            "live_connections": sum(len(table.audience.watchers) for table in tables) + len(self.hub.lobbies.clients()),
            "bots_waiting": sum(asks_bot(table) for table in tables),
            "writes_waiting": store.waiting(),
            "unsafe_settings": len(store.unsafe),
        }
        if store.listener:
            figures["listener_silence_seconds"] = monotonic() - store.listener.heard_at
            figures["notification_queue_usage"] = await asyncio.to_thread(self._queue_usage)
        metrics.set_gauges(figures)

    def _queue_usage(self) -> float:
        with self.hub.store.reading() as connection:
            return queue_usage(connection)


def asks_bot(table: LiveTable) -> bool:
    """Whether a bot is asked, as everybody at the table can see."""
    seat = table.game.state.asked
    waits = seat != NOBODY and not (table.game.over or table.log.closed)
    return waits and (table.seats[seat].bot is not None or seat in table.log.seating.sitting)
