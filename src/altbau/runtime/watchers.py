"""Who looks at a table: open connections, each with what it knows."""

from collections import Counter
from collections.abc import Mapping
from typing import Protocol

from altbau.core.engine.ids import Seat
from altbau.table.seats.access import digest
from altbau.table.view.updates import Form, LogBacklog


class Client(Protocol):
    """The sending end of a connection."""

    def push(self, message: str) -> bool:
        """Send a message. False, and not sent, while the client has not read the one before."""

    def end(self, code: int) -> None:
        """Close the connection."""


class Watcher:
    """One open connection: the seat that it sees as, the digest of the secret that opened that seat, and `first`, the
    log entry from which it is sent the log next. Most of a long log is encoded beside the event loop, as its `past`,
    before the rest is sent."""

    __slots__ = ("behind", "client", "first", "form", "key", "past", "seat")

    def __init__(
        self, seat: Seat, first: int, secret: str | None, form: Form, client: Client, past: LogBacklog | None = None
    ) -> None:
        self.seat = seat
        self.past = past
        self.first = first
        self.key = digest(secret) if secret else None
        self.form = form
        self.client = client
        self.behind = True  # it has missed a message and needs the whole table

    def hear(self, message: str) -> None:
        """Send it a message beside the table, unless it is behind; if it misses the message, it is behind from then
        on."""
        if not self.behind:
            self.behind = not self.client.push(message)


class Connections:
    """The connections to one table; those to other processes by seat (`elsewhere`)."""

    def __init__(self) -> None:
        self.watchers: set[Watcher] = set()
        self.elsewhere: Mapping[Seat, int] = {}

    @property
    def is_watched(self) -> bool:
        """Whether anybody looks at the table, through whichever process."""
        return bool(self.watchers or self.elsewhere)

    @property
    def watched_elsewhere(self) -> bool:
        """Whether anybody looks at the table through another process."""
        return bool(self.elsewhere)

    def here(self) -> Counter[Seat]:
        """The number of connections to this process, by seat."""
        return Counter(watcher.seat for watcher in self.watchers)

    def count(self, seat: Seat) -> int:
        """The number of connections from a seat, to all processes."""
        return self.here()[seat] + self.elsewhere.get(seat, 0)

    def online(self) -> frozenset[Seat]:
        """The seats with a connection, to whichever process."""
        return frozenset(watcher.seat for watcher in self.watchers) | self.elsewhere.keys()
