"""A table that several processes have in memory (`store/cluster/leases.py`): which of them drives it, and what this
one knows of the others."""

from collections.abc import Callable
from weakref import ref

from altbau.errors import BadInput
from altbau.runtime.audience import Audience
from altbau.server.cluster.viewer_reports import Attending
from altbau.server.store.cluster.notifications import Head
from altbau.server.store.store import Store


class Sharing:
    """What this process has to do for one table, which is played by version `rules` of the rules."""

    def __init__(self, store: Store, id: str, rules: int, audience: Audience, notify: Callable[[], None]) -> None:
        """`notify` is called when the table has got another bucket, and so another driver."""
        self._leases = store.leases
        self._audience = audience
        self._notify = notify
        self.rules = rules
        itself = ref(self)  # a table is freed as soon as it leaves memory

        async def left() -> None:
            if sharing := itself():
                await sharing.pass_on()

        self.attending = Attending(store, id, audience.here, left)
        self.bucket = store.leases.home(id)
        self.known_beside = 0  # the number of changes beside the log when they were read last

    @property
    def drives(self) -> bool:
        """Whether this process drives the table."""
        return self._leases.drives(self.bucket)

    @property
    def followed(self) -> bool:
        """Whether this process has to know at once what other processes do at the table."""
        return bool(self._audience.watchers) or self.drives

    @property
    def needed(self) -> bool:
        """Whether somebody looks at the table for whom it is in memory here: through this process, or if this process
        drives it, through any."""
        return bool(self._audience.watched if self.drives else self._audience.watchers)

    @property
    def matters_elsewhere(self) -> bool:
        """Whether another process drives the table, or has connections to it."""
        return self._audience.watched_elsewhere or not self.drives

    @property
    def unheard(self) -> int | None:
        """The number of changes beside the log up to which no other process needs to be notified of entries; None if
        one does."""
        return None if self.matters_elsewhere else self.known_beside

    def know(self, head: Head) -> None:
        """Note who drives the table. Raises BadInput if a newer program has continued it."""
        if head.bucket is not None and head.bucket != self.bucket:
            self.bucket = head.bucket
            self._notify()
        if head.rules > self.rules:
            raise BadInput("save-version", version=str(head.rules), known=self.rules)

    async def pass_on(self) -> None:
        """Pass the table to another process if it is looked at through that one, and not through this one. Raises
        BadInput."""
        if self.drives and self._audience.watched and not self._audience.watchers:
            bucket = await self.attending.pass_on()
            if bucket is not None:
                self.bucket = bucket
                self._notify()
