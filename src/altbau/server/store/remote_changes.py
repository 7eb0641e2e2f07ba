"""Changes that other processes have made in a shared database, and notifications for them."""

import json
from collections.abc import Collection, Iterable, Mapping, Sequence
from contextlib import closing
from time import monotonic
from typing import NamedTuple

from altbau.core.engine.ids import Seat
from altbau.errors import BadInput
from altbau.runtime.home import RemoteEntry
from altbau.server.store.backend import Backend
from altbau.server.store.cluster.notifications import (
    CHANGED,
    AgedEntry,
    DriverRow,
    TableHead,
    changes,
    channels_name,
    heads,
    life_sign_name,
    reaction_name,
)
from altbau.server.store.writer import Writer
from altbau.table.log.stored_log import decode_json
from altbau.table.log.table_log import Entry


class Changes(NamedTuple):
    """The states of tables, and the new entries of some of them."""

    heads: dict[str, TableHead]
    written: dict[str, list[RemoteEntry]]


class RemoteChanges:
    """Reads tables that other processes write to: `changes` for a request that waits for it, in the caller's thread;
    `changes_told` after a notification, in the event loop."""

    def __init__(self, writer: Writer, backend: Backend) -> None:
        self._writer = writer
        self._backend = backend

    def heads(self, ids: Collection[str]) -> dict[str, TableHead]:
        """The states of these tables."""
        with self._writer.reading() as connection:
            return heads(connection, ids)

    def since(self, known: Mapping[str, int]) -> dict[str, list[RemoteEntry]]:
        """The entries of tables after the known ones, by table. Raises BadInput if one is missing or unreadable."""
        with self._writer.reading() as connection:
            return entries_after(known, self._backend.rows_after(connection, known))

    def changes(self, known: Mapping[str, int]) -> Changes:
        """The states of tables, and their entries after the known ones. Raises BadInput if one is missing or
        unreadable."""
        with self._writer.reading() as connection, closing(connection.connection.cursor()) as cursor:
            cursor.execute(CHANGED, ([*known], [*known.values()]))
            return read_changes(known, cursor.fetchall())

    async def changes_told(self, known: Mapping[str, int]) -> Changes:
        """See `changes`."""
        assert self._backend.listener
        return read_changes(known, await self._backend.listener.read(CHANGED, ([*known], [*known.values()])))

    def react(self, id: str, seat: Seat, reaction: str) -> None:
        """Notify other processes of a reaction at a table, which is not stored."""
        self._tell(reaction_name(id, seat, reaction))

    def announce_sign_of_life(self, id: str, seat: Seat) -> None:
        """Notify other processes of a sign of life of a seat."""
        self._tell(life_sign_name(id, seat))

    def announce_channels(self, id: str) -> None:
        """Notify other processes that the channels of a table have changed."""
        self._tell(channels_name(id))

    def _tell(self, name: str) -> None:
        if self._backend.listener:
            self._writer.submit(lambda connection: self._backend.announce(connection, [name], ()))


def read_changes(known: Mapping[str, int], rows: Sequence[DriverRow]) -> Changes:
    """The changes in the rows of CHANGED. Raises BadInput if an entry is missing or unreadable."""
    found, new = changes(rows)
    return Changes(found, entries_after(known, new))


def entries_after(known: Mapping[str, int], rows: Iterable[AgedEntry]) -> dict[str, list[RemoteEntry]]:
    """The entries in these rows that follow the known ones, by table. Raises BadInput if one is missing or
    unreadable."""
    now = monotonic()
    found: dict[str, list[RemoteEntry]] = {}
    for game, seq, kind, body, client, age, delays in rows:
        if seq != known[game] + len(found.setdefault(game, [])) + 1:
            raise BadInput("entry-missing", number=seq)
        entry = Entry(seq, kind, decode_json(body, "entry-altered", number=seq), client)
        found[game].append(RemoteEntry(entry, now - float(age or 0.0), json.loads(delays) if delays else None))
    return found
