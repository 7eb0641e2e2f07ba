"""Tables that wait for their players, in memory: each change is stored before it is sent to anybody."""

import asyncio
from collections.abc import Awaitable, Callable, Collection
from functools import partial
from random import Random

from altbau.core.data import Data
from altbau.core.engine.ids import Seat
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.core.messages import lobby as messages
from altbau.core.messages.joining import Admitted, Invitation, Join, SeatKey
from altbau.errors import BadInput
from altbau.runtime.home import Conflict
from altbau.runtime.keys import ID_BYTES, new_secret
from altbau.runtime.watchers import Client
from altbau.server.live.lobby_audience import LobbyAudience
from altbau.server.processes.programs import Programs
from altbau.server.store.rows.lobbies import LobbyRow, LobbyRows
from altbau.server.store.store import Store
from altbau.server.store.writer import Job
from altbau.table.seats.access import check_host, digest
from altbau.table.setup import lobby
from altbau.table.setup.lobby import Lobby, LobbyInfo

IN_MEMORY = 500  # rooms; above that, those that nobody looks at are put away

Step = Callable[[Lobby], Lobby]
Deal = Callable[[Data, Job], Awaitable[None]]  # stores a table by its body, with the job in the same transaction


class LiveLobby:
    """One table that waits, and the connections to it."""

    def __init__(self, rows: LobbyRows, id: str, row: LobbyRow, chance: Random, programs: Programs) -> None:
        self.about = LobbyInfo(id, row.opened)
        self.table = lobby.read_lobby(row.body)
        self.lookers = LobbyAudience(rows.store, self.about, lambda: self.table)
        self._rows = rows
        self._version = row.version
        self._chance = chance
        self._programs = programs
        self._changing = asyncio.Lock()

    def idle(self) -> bool:
        """Whether nobody looks and nothing is being changed."""
        return not self.lookers.all and not self._changing.locked()

    def invitation(self, given: str, language: str) -> Invitation:
        """The message for a person with an invitation. Raises BadInput."""
        return lobby.invitation(self.table, self.table.invites(given), language)

    async def change(self, secret: str | None, wanted: messages.LobbyChange) -> messages.Acknowledgement:
        """Carry out a request by the holder of a key. Raises BadInput, and then nothing has changed."""
        if isinstance(wanted, messages.AddSeat | messages.FillSeat):
            self._programs.check([wanted.bot])
        fresh, before = new_secret(self._chance), self.table.invitation
        await self._change(lambda table: lobby.apply_message(table, table.seat(secret), wanted, digest(fresh)))
        return messages.Acknowledgement(invitation=None if self.table.invitation == before else fresh)

    async def join(self, wanted: Join, language: str) -> Admitted:
        """Let a person take a free seat, under a name if one is given. Raises BadInput."""
        secret = new_secret(self._chance)
        await self._change(lambda table: lobby.add_guest(table, wanted, digest(secret)))
        seat = self.table.seat(secret)
        shown = self.table.names()[seat].in_language(language)
        return Admitted(table=self.about.id, seat=SEAT_NAMES[seat], name=shown, secret=secret)

    async def begin(self, secret: str | None, wanted: messages.Start, seed: int, deal: Deal) -> None:
        """Deal the table as its host has seen it. Raises BadInput, and then it still waits."""
        async with self._changing:
            self._check_host(secret)
            try:
                await self._deal(wanted, seed, deal)
            except Conflict:  # another copy of this table has stored a change
                await self._catch_up()
                self._check_host(secret)
                await self._deal(wanted, seed, deal)
            self.lookers.start()

    async def _deal(self, wanted: messages.Start, seed: int, deal: Deal) -> None:
        lobby.check_start(self.table, wanted)
        order = self._chance.sample(range(len(self.table.places)), len(self.table.places))
        await deal(lobby.dealt_body(self.table, order, seed), self._rows.removal(self.about.id, self._version))

    async def close(self, secret: str | None) -> None:
        """Remove the table, at its host's request. Raises BadInput."""
        async with self._changing:
            self._check_host(secret)
            await self._end()

    async def end(self, also: Job | None = None) -> None:
        """Remove the table, at the operator's request, with `also` in the same transaction. Raises BadInput."""
        async with self._changing:
            await self._end(also)

    async def erase(self, seats: Collection[Seat]) -> None:
        """Erase the people of these seats: they leave, or if the host is among them, the table is removed. Raises
        BadInput."""
        if not self.table.hosts.isdisjoint(seats):
            async with self._changing:
                await self._end()
            return
        for seat in seats:
            await self._change(partial(lobby.remove_guest, seat=seat))

    async def _end(self, also: Job | None = None) -> None:
        await self._rows.remove(self.about.id, also)
        self.lookers.end()

    def _check_host(self, secret: str | None) -> None:
        if self.lookers.over:
            raise BadInput("stale")
        check_host(self.table.hosts, self.table.seat(secret))

    async def _change(self, step: Step) -> None:
        """Apply a step, store it, send it to all. Raises BadInput."""
        async with self._changing:
            if self.lookers.over:
                raise BadInput("stale")
            try:
                await self._take(step)
            except Conflict:  # another copy of this table has stored a change
                await self._catch_up()
                await self._take(step)
        self.lookers.publish()

    async def _take(self, step: Step) -> None:
        after = step(self.table)
        await self._rows.change(self.about.id, self._version, after.as_data())
        self.table = after
        self._version += 1

    async def _catch_up(self) -> None:
        row = await asyncio.to_thread(self._rows.find, self.about.id)
        if row is None:
            raise BadInput("stale")
        self.table, self._version = lobby.read_lobby(row.body), row.version

    async def learn(self, row: LobbyRow | None, *, dealt: bool) -> None:
        """Apply what another process has done: changed the table, dealt it, or removed it."""
        async with self._changing:
            if self.lookers.over:
                return
            if row:
                if row.version > self._version:
                    self.table, self._version = lobby.read_lobby(row.body), row.version
                await self.lookers.learn()
            elif dealt:
                self.lookers.start()
            else:
                self.lookers.end()
        if row:
            self.lookers.publish()


class Lobbies:
    """All tables of a server that wait."""

    def __init__(self, store: Store, chance: Random, programs: Programs) -> None:
        self._rows = LobbyRows(store)
        self._chance = chance
        self._programs = programs
        self._rooms: dict[str, LiveLobby] = {}
        self._finding = asyncio.Lock()  # so that a table is in memory only once

    async def open(self, wanted: messages.NewLobby, language: str) -> messages.CreatedLobby:
        """Create a table that waits; its host reads `language`. Raises BadInput."""
        self._programs.check([each.bot for each in wanted.seats])
        secrets = [new_secret(self._chance) if each.kind == "human" else None for each in wanted.seats]
        invitation, id = new_secret(self._chance), new_secret(self._chance, ID_BYTES)
        table = lobby.create_lobby(wanted, [digest(each) if each else None for each in secrets], digest(invitation))
        row = await self._rows.add(id, table.as_data())
        self._remember(self._room(id, row))
        keys = [
            SeatKey(
                seat=SEAT_NAMES[number], name=name.in_language(language), kind=each.kind, secret=secret, invitation=None
            )
            for number, (each, name, secret) in enumerate(zip(table.places, table.names(), secrets, strict=True))
        ]
        return messages.CreatedLobby(id=id, seats=keys, invitation=invitation)

    async def find(self, id: str) -> LiveLobby | None:
        """A table that waits, or None if none has this id."""
        async with self._finding:
            if self._rows.store.listener:
                await self.catch_up([id])  # no client is shown an older table than by another process
            if id not in self._rooms:
                row = await asyncio.to_thread(self._rows.find, id)
                if row is None:
                    return None
                self._remember(self._room(id, row))
            return self._rooms[id]

    async def catch_up(self, ids: Collection[str]) -> None:
        """Apply what other processes have done to those of these tables that are in memory."""
        here = [id for id in ids if id in self._rooms]
        if not here:
            return
        rows = await asyncio.to_thread(self._rows.among, here)
        dealt = await asyncio.to_thread(self._rows.dealt_tables, [id for id in here if id not in rows])
        for id in here:
            if id in self._rooms:
                await self._rooms[id].learn(rows.get(id), dealt=id in dealt)
            if id not in rows:
                self.forget(id)

    def attend_again(self) -> None:
        """Write the viewers of this process again, because their rows may be gone."""
        for room in self._rooms.values():
            room.lookers.attending.again()

    def clients(self) -> list[Client]:
        """The connections to all tables that wait."""
        return [looker.client for room in self._rooms.values() for looker in room.lookers.all]

    def here(self) -> Collection[str]:
        """The tables that are in memory."""
        return self._rooms.keys()

    def waits(self, id: str) -> bool:
        """Whether a table of this id waits; can be called in any thread."""
        return self._rows.find(id) is not None

    def forget(self, id: str) -> None:
        """Remove a table that waits no more from memory."""
        self._rooms.pop(id, None)

    async def sweep(self, since: str) -> None:
        """Remove the tables that were opened before a moment, and that nobody looks at."""
        for id in await asyncio.to_thread(self._rows.unused_tables, since):
            room = self._rooms.get(id)
            if room is None or room.idle():
                self.forget(id)
                await self._rows.remove(id)

    def _room(self, id: str, row: LobbyRow) -> LiveLobby:
        return LiveLobby(self._rows, id, row, self._chance, self._programs)

    def _remember(self, room: LiveLobby) -> None:
        """Add a table to memory; if there are many, put those away that nobody looks at."""
        if len(self._rooms) >= IN_MEMORY:
            self._rooms = {id: each for id, each in self._rooms.items() if not each.idle()}
        self._rooms[room.about.id] = room
