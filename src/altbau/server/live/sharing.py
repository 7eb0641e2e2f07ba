"""A table that several processes have in memory (`store/leases.py`): which of them lets things happen there, and what
this one knows of the others."""

from collections.abc import Callable
from weakref import ref

from altbau.errors import BadInput
from altbau.server.live.attending import Attending
from altbau.server.live.audience import Audience
from altbau.server.store.news import Head
from altbau.server.store.store import Store


class Sharing:
    """What this process does of what is done at one table, under the version of the rules that it is played by."""

    def __init__(self, store: Store, id: str, rules: int, audience: Audience, notify: Callable[[], None]) -> None:
        """`notify` is called when another process drives the table."""
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
        self.known_beside = 0  # how often something beside the log had changed when it was read last

    @property
    def drives(self) -> bool:
        """Whether this process lets things happen here."""
        return self._leases.drives(self.bucket)

    @property
    def followed(self) -> bool:
        """Whether it matters here at once what other processes do."""
        return bool(self._audience.watchers) or self.drives

    @property
    def needed(self) -> bool:
        """Whether somebody looks at the table for whom this process has it in memory."""
        return bool(self._audience.watched if self.drives else self._audience.watchers)

    @property
    def matters_elsewhere(self) -> bool:
        """Whether another process has the table for those who look at it, or lets things happen there."""
        return self._audience.watched_elsewhere or not self.drives

    @property
    def unheard(self) -> int | None:
        """How often something beside the log has changed, where nobody had to hear of the table elsewhere then."""
        return None if self.matters_elsewhere else self.known_beside

    def know(self, head: Head) -> None:
        """Know who drives the table. Raises BadInput for one that a newer program has gone on with."""
        if head.bucket is not None and head.bucket != self.bucket:
            self.bucket = head.bucket
            self._notify()
        if head.rules > self.rules:
            raise BadInput("save-version", version=str(head.rules), known=self.rules)

    async def pass_on(self) -> None:
        """Let another process drive the table if it is looked at from there, and not from here. Raises BadInput."""
        if self.drives and self._audience.watched and not self._audience.watchers:
            bucket = await self.attending.pass_on()
            if bucket is not None:
                self.bucket = bucket
                self._notify()
