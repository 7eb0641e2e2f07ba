"""A table that several processes have in memory (`store/cluster/leases.py`): which of them drives it, and what this
one knows of the others."""

import asyncio
from collections.abc import Callable
from weakref import ref

from altbau.errors import BadInput
from altbau.runtime.home import Append, Gone, Lease, TableChanges, Viewers
from altbau.runtime.live_table import LiveTable
from altbau.server.cluster.viewer_reports import ViewerReport
from altbau.server.store.cluster.notifications import TableHead
from altbau.server.store.store import Store


class LeaseView:
    """The part of this process in one table, which is played by version `rules` of the rules; see `Peers`."""

    def __init__(self, store: Store, id: str, rules: int, viewers: Viewers, notify: Callable[[], None]) -> None:
        """`notify` is called when the table has got another bucket, and so another driver."""
        self._store = store
        self._leases = store.leases
        self._id = id
        self._viewers = viewers
        self._notify = notify
        self._rules = rules
        itself = ref(self)  # a table is freed as soon as it leaves memory

        async def left() -> None:
            if view := itself():
                await view.pass_on()

        self.attending = ViewerReport(store, id, viewers.here, left)
        self.bucket = store.leases.home(id)
        self.known_beside = 0  # the number of changes beside the log when they were read last

    # --- as its table sees it -----------------------------------------------------------------------------------------

    @property
    def drives(self) -> bool:
        """Whether this process drives the table."""
        return self._leases.drives(self.bucket)

    @property
    def needed(self) -> bool:
        """Whether the table is still needed in memory here: it has viewers at this process or, if this process drives
        it, at any process."""
        return self._viewers.is_watched if self.drives else bool(self._viewers.here())

    @property
    def matters_elsewhere(self) -> bool:
        """Whether another process drives the table, or has connections to it."""
        return self._viewers.watched_elsewhere or not self.drives

    def lease(self) -> Lease:
        """The table's bucket, and its epoch if this process drives it."""
        return Lease(self.bucket, self._leases.epoch(self.bucket))

    def doubt(self, lease: Lease) -> None:
        """An entry was refused, perhaps because another process drives the table now."""
        if lease.bucket == self.bucket:
            self._leases.doubt(lease.bucket)

    def stamped(self, append: Append, lease: Lease | None) -> Append:
        """An entry to be written. Other processes are notified only if one needs it."""
        epoch = lease.epoch if lease else None
        unheard = None if self.matters_elsewhere else self.known_beside
        return append._replace(bucket=self.bucket, epoch=epoch, rules=self._rules, unheard=unheard)

    async def news(self, seq: int) -> TableChanges:
        """The entries that others have written after entry `seq`. Raises BadInput, and Gone if the table no longer
        exists."""
        store, known = self._store, {self._id: seq}
        if store.listener:
            heads, found = await asyncio.to_thread(store.elsewhere.changes, known)
            if self._id not in heads:
                raise Gone
            self.know(heads[self._id])
        else:
            found = await asyncio.to_thread(store.elsewhere.since, known)
        next_table = await asyncio.to_thread(store.next_of, self._id)
        return TableChanges(found.get(self._id, ()), next_table, await asyncio.to_thread(store.admissions, self._id))

    def viewers_changed(self) -> None:
        """A connection to this process has opened or closed."""
        self.attending.note_change()

    # --- as the server sees it ----------------------------------------------------------------------------------------

    @property
    def followed(self) -> bool:
        """Whether this process has to know at once what other processes do at the table."""
        return self.drives or bool(self._viewers.here())

    def know(self, head: TableHead) -> None:
        """Note who drives the table. Raises BadInput if a newer program has continued it."""
        if head.bucket is not None and head.bucket != self.bucket:
            self.bucket = head.bucket
            self._notify()
        if head.rules > self._rules:
            raise BadInput("save-version", version=str(head.rules), known=self._rules)

    async def pass_on(self) -> None:
        """Pass the table to another process if it is looked at through that one, and not through this one. Raises
        BadInput."""
        if self.drives and self._viewers.is_watched and not self._viewers.here():
            bucket = await self.attending.pass_on()
            if bucket is not None:
                self.bucket = bucket
                self._notify()


def view_of(table: LiveTable) -> LeaseView:
    """The view of a table's other copies."""
    sharing = table.sharing
    assert isinstance(sharing, LeaseView)
    return sharing
