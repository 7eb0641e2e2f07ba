"""Loads a table from its stored log."""

from functools import partial
from random import Random

from altbau.errors import BadInput
from altbau.runtime.keys import SEED_BITS
from altbau.runtime.live_table import LiveTable
from altbau.runtime.questions import Put
from altbau.server.live.lobby import Rooms
from altbau.server.store.appending import Append, Conflict
from altbau.server.store.cluster.leases import bucket_of
from altbau.server.store.store import Store
from altbau.table.lists.list_rows import state_of
from altbau.table.log.rules_upgrade import Kept, opened
from altbau.table.timing.schedule import Delays


def load(store: Store, rooms: Rooms, chance: Random, id: str) -> LiveTable:
    """A table made from its stored entries, whatever rules they were written under. Raises BadInput."""
    try:
        return loaded(store, rooms, chance, id)
    except Conflict:  # another process has upgraded it to today's rules meanwhile
        return loaded(store, rooms, chance, id)


def loaded(store: Store, rooms: Rooms, chance: Random, id: str) -> LiveTable:
    """A table made from its stored entries. Raises BadInput, and Conflict if another process was first to upgrade
    it."""
    heads = store.elsewhere.heads([id]) if store.listener else {}
    found = store.game(id)
    if found is None:
        raise BadInput("table-waits" if rooms.waits(id) else "unknown-table")
    body, next_table, record = found
    admissions = store.admissions(id)
    new_seed = partial(chance.getrandbits, SEED_BITS)
    reached = opened(body, record, lambda: Kept(*store.history(id)), new_seed)
    if reached.version:
        entry, told = reached.entry, reached.told
        state = state_of(reached.log.match, reached.log.seating, closed=reached.log.closed)
        goes_on = Append(id, entry, told.told(), told.snapshot, state=state) if entry and told else None
        store.upgrade(id, reached.version, goes_on)
    table = LiveTable(store, id, body, next_table, chance, reached.log)
    if heads:
        table.sharing.known_beside = heads[id].beside
        table.sharing.bucket = bucket_of(id)
        table.sharing.know(heads[id])
        table.questions.put = put_last(store, table)
    table.keys.recall(admissions)
    table.recall()
    return table


def put_last(store: Store, table: LiveTable) -> Put | None:
    """When the open question of a table was put, and when it may be answered; None if the table has no entries."""
    last = store.elsewhere.since({table.id: table.seq - 1}).get(table.id) if table.seq else None
    if not last:
        return None
    return Put(table.seq, last[0].at, Delays(*last[0].delays) if last[0].delays else None)
