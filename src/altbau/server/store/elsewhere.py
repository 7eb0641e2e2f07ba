"""What other processes have written to a database that they share with this one, and what they are told."""

import json
from collections.abc import Collection, Mapping, Sequence
from time import monotonic
from typing import NamedTuple

from altbau.core.engine.ids import Seat
from altbau.errors import BadInput
from altbau.server.store.appending import decoded
from altbau.server.store.backends import Backend
from altbau.server.store.news import Head, heads, reacted
from altbau.server.store.writing import Writer
from altbau.table.log import Entry


class Written(NamedTuple):
    """An entry that another process has written: when, by this machine's monotonic clock, and the delays of the
    question that it puts."""

    entry: Entry
    at: float
    delays: Sequence[float] | None


class Elsewhere:
    """What is read of tables that others write to."""

    def __init__(self, writer: Writer, backend: Backend) -> None:
        self._writer = writer
        self._backend = backend

    def heads(self, ids: Collection[str]) -> dict[str, Head]:
        """How far these tables are."""
        with self._writer.reading() as connection:
            return heads(connection, ids)

    def since(self, known: Mapping[str, int]) -> dict[str, list[Written]]:
        """The entries of tables after those that are known, by table. Raises BadInput for what can't be read."""
        with self._writer.reading() as connection:
            rows, now = self._backend.rows_after(connection, known), monotonic()
        found: dict[str, list[Written]] = {}
        for game, seq, kind, body, client, age, delays in rows:
            if seq != known[game] + len(found.setdefault(game, [])) + 1:
                raise BadInput("entry-missing", number=seq)
            entry = Entry(seq, kind, decoded(body, "entry-altered", number=seq), client)
            found[game].append(Written(entry, now - (age or 0.0), json.loads(delays) if delays else None))
        return found

    def react(self, id: str, seat: Seat, reaction: str) -> None:
        """Tell other processes of a reaction at a table, which is kept nowhere."""
        if self._backend.listener:
            told = [reacted(id, seat, reaction)]
            self._writer.submit(lambda connection: self._backend.announce(connection, told, ()))
