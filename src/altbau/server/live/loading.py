"""Loads a table from its stored log."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial

from altbau.errors import BadInput
from altbau.runtime.home import Conflict
from altbau.runtime.keys import SEED_BITS
from altbau.runtime.live_table import LiveTable, resumption
from altbau.runtime.observers import OpenQuestion
from altbau.server.cluster.lease_view import view_of
from altbau.server.live.home import StoredHome
from altbau.server.live.lobby import Lobbies
from altbau.server.store.cluster.leases import bucket_of
from altbau.server.store.rows.chat import ChatRows
from altbau.server.store.server_time import clocked_tables
from altbau.server.store.store import Store
from altbau.table.log.rules_upgrade import StoredTable, open_stored_table
from altbau.table.timing.schedule import Delays

logger = logging.getLogger(__name__)


async def wake(store: Store, load: Callable[[str], Awaitable[LiveTable]]) -> None:
    """Load the tables at which a clock may run, one after the other, so that it runs out even if nobody looks."""
    for id in await asyncio.to_thread(clocked_table_ids, store):
        try:
            await load(id)
        except BadInput as error:
            logger.warning("Table %s can't go on: %s", id, error)


def clocked_table_ids(store: Store) -> list[str]:
    """The ids of these tables."""
    with store.reading() as connection:
        return clocked_tables(connection)


def load(home: StoredHome, lobbies: Lobbies, id: str) -> LiveTable:
    """A table made from its stored entries, whatever rules they were written under. Raises BadInput."""
    try:
        return load_table(home, lobbies, id)
    except Conflict:  # another process has upgraded it to today's rules meanwhile
        return load_table(home, lobbies, id)


def load_table(home: StoredHome, lobbies: Lobbies, id: str) -> LiveTable:
    """A table made from its stored entries. Raises BadInput, and Conflict if another process was first to upgrade
    it."""
    store = home.store
    heads = store.elsewhere.heads([id]) if store.listener else {}
    found = store.game(id)
    if found is None:
        raise BadInput("table-waits" if lobbies.waits(id) else "unknown-table")
    body, next_table, record = found
    beside, chat = store.mutable_row(id), ChatRows(store, id).all()
    new_seed = partial(home.chance.getrandbits, SEED_BITS)
    reached = open_stored_table(body, record, lambda: StoredTable(*store.history(id)), new_seed)
    if reached.version:
        store.upgrade(id, reached.version, resumption(id, reached))
    table = LiveTable(home, id, body, next_table, reached.log)
    view = view_of(table)
    if heads:
        view.known_beside = heads[id].beside
        view.bucket = bucket_of(id)
        view.know(heads[id])
        table.observers.put = put_last(store, table)
    table.recall(beside, chat, view.attending.elsewhere())
    return table


def put_last(store: Store, table: LiveTable) -> OpenQuestion | None:
    """The times at which the open question of a table was put and may be answered; None if the table has no entries."""
    last = store.elsewhere.since({table.id: table.seq - 1}).get(table.id) if table.seq else None
    if not last:
        return None
    return OpenQuestion(table.seq, last[0].at, Delays(*last[0].delays) if last[0].delays else None)
