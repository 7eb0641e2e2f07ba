"""Connections to a table, and what each is sent: the whole table at first, from then on what has changed."""

import asyncio
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple, Protocol

from altbau.core.data import Data
from altbau.core.engine.ids import NOBODY, Seat
from altbau.core.messages.table import Close
from altbau.errors import BadInput
from altbau.table.seats.access import digest
from altbau.table.view.updates import NOTHING, Channels, Form, Past, Showing


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
        self, seat: Seat, first: int, secret: str | None, form: Form, client: Client, past: Past | None = None
    ) -> None:
        self.seat = seat
        self.past = past
        self.first = first
        self.key = digest(secret) if secret else None
        self.form = form
        self.client = client
        self.behind = True  # it has missed a message and needs the whole table


class Callbacks(NamedTuple):
    """The functions of a table that its audience calls."""

    admits: Callable[[Seat, str | None], bool]  # whether the digest of a secret still opens a seat
    watched: Callable[[], None]  # a connection has opened or closed
    greet: Callable[["Watcher"], None]  # sends what else follows the whole table
    failed: Callable[[Exception, Data], object]  # logs a failure at its place


class Audience:
    """All connections to one table. Changes that come together are sent in one message, made once for all who know as
    much."""

    def __init__(self, showing: Showing, callbacks: Callbacks) -> None:
        self.watchers: set[Watcher] = set()
        self._elsewhere: Mapping[Seat, int] = {}  # connections to other processes, by seat
        self._showing = showing
        self._callbacks = callbacks
        self._channels = Channels(showing)
        self._telling: asyncio.Handle | None = None
        self._concerned: set[Seat] | None = set()  # the seats that the next message is for; None for all

    def enter(self, watcher: Watcher, most: int) -> None:
        """Add a connection, at most so many from its seat. Raises BadInput for one too many."""
        seat = watcher.seat
        if self.count(seat) >= most:
            raise BadInput("too-many-watchers" if seat == NOBODY else "too-many-devices", most=most)
        self.watchers.add(watcher)
        if seat == NOBODY:
            self.show(watcher)
        self._came_or_went(seat)

    def leave(self, watcher: Watcher) -> None:
        """Remove a connection."""
        self.watchers.discard(watcher)
        if not any(each.seat == watcher.seat for each in self.watchers):
            self._channels.close(watcher.seat)
        if not self.watchers:
            self._channels.end()
        self._came_or_went(watcher.seat)

    @property
    def watched(self) -> bool:
        """Whether anybody looks at the table, through whichever process."""
        return bool(self.watchers or self._elsewhere)

    @property
    def watched_elsewhere(self) -> bool:
        """Whether anybody looks at the table through another process."""
        return bool(self._elsewhere)

    def here(self) -> Counter[Seat]:
        """The number of connections to this process, by seat."""
        return Counter(watcher.seat for watcher in self.watchers)

    def count(self, seat: Seat) -> int:
        """The number of connections from a seat, to all processes."""
        return self.here()[seat] + self._elsewhere.get(seat, 0)

    def learn(self, elsewhere: Mapping[Seat, int]) -> None:
        """Note the connections to other processes, by seat."""
        self._elsewhere = elsewhere
        self._see()

    def _came_or_went(self, seat: Seat) -> None:
        """Send to all which players are online; spectators are not shown."""
        if seat != NOBODY:
            self._see()
            self.publish()
        self._callbacks.watched()

    def _see(self) -> None:
        online = frozenset(watcher.seat for watcher in self.watchers) | self._elsewhere.keys()
        if online != self._showing.online:
            self._showing.online = online

    def clients(self) -> list[Client]:
        """The connections to this process."""
        return [watcher.client for watcher in self.watchers]

    def again(self, watcher: Watcher, known: int, past: Past | None = None) -> None:
        """Send the whole table to a client that has missed something; it has the first `known` entries of the log."""
        first = self._showing.first_of(known)
        if first <= watcher.first:
            watcher.first, watcher.past = first, past
        self.show(watcher)

    def drained(self, watcher: Watcher) -> None:
        """A client reads again: send it the whole table if it has missed a message."""
        if watcher.behind:
            self.show(watcher)

    def show(self, watcher: Watcher) -> None:
        """Send the whole table to one client, after a message to all that is due soon."""
        watcher.behind = True
        if self._telling:
            self._telling.cancel()
            self.tell()
        if watcher.behind:
            self._guarded(watcher.seat, [watcher], None)

    def say(self, message: str, to: Iterable[Watcher]) -> None:
        """Send a message beside the table to the watchers that are not behind; one that misses it is behind from then
        on."""
        for watcher in to:
            if not watcher.behind:
                watcher.behind = not watcher.client.push(message)

    def shortened(self, entries: int) -> None:
        """The log now has only so many entries; from the last of them on it is sent again."""
        for watcher in self.watchers:
            watcher.first = min(watcher.first, max(0, entries - 1))
            if watcher.past and watcher.past.end > entries:
                watcher.past = None  # it has entries that are no longer in the log

    def publish(self, seat: Seat | None = None) -> None:
        """Something has changed for all, or for one seat. The message is sent once everything that happens now has
        happened."""
        if not self.watchers:
            return
        if seat is None:
            self._concerned = None
        elif self._concerned is not None:
            self._concerned.add(seat)
        if self._telling is None:
            self._telling = asyncio.get_running_loop().call_soon(self.tell)

    def tell(self) -> None:
        """Send the changes to those concerned."""
        concerned, self._concerned, self._telling = self._concerned, set(), None
        changed = self._channels.renew() if concerned is None else NOTHING
        groups: dict[Seat, list[Watcher]] = {}
        for watcher in self.watchers:
            if concerned is None or watcher.seat in concerned:
                groups.setdefault(watcher.seat, []).append(watcher)
        for seat, group in groups.items():
            self._guarded(seat, group, changed)

    def _guarded(self, seat: Seat, group: list[Watcher], changed: bytes | None) -> None:
        """Send to the watchers of a seat. A connection whose key has ended is closed. If sending fails all connections
        of the seat are closed, so that the pages notice it and reconnect."""
        admitted = []
        for watcher in group:
            if self._callbacks.admits(seat, watcher.key):
                admitted.append(watcher)
            else:
                watcher.client.end(Close.NOT_WATCHED if seat == NOBODY else Close.UNKNOWN_KEY)
        try:
            self._tell(seat, admitted, changed)
        except Exception as error:
            self._callbacks.failed(error, {"seat": seat, "doing": "update"})
            for watcher in group:
                watcher.client.end(Close.FAILED)

    def _tell(self, seat: Seat, group: list[Watcher], changed: bytes | None) -> None:
        """Send each watcher the whole table or the changes; if `changed` is None, the whole table as it was sent
        last."""
        news, lines = self._channels.news(seat, changed), self._showing.table_log.lines
        made: dict[tuple[bool, int], str] = {}
        for watcher in group:
            whole = watcher.behind or watcher.form == "full"
            kind = whole, watcher.first
            message = made.get(kind)
            if message is None:
                log = self._showing.news(watcher.seat, watcher.first, watcher.past)
                message = made[kind] = (news.update(log) if whole else news.patch(log)).decode()
            missed, watcher.behind = watcher.behind, not watcher.client.push(message)
            if not watcher.behind:
                watcher.first, watcher.past = lines, None
                if missed:
                    self._callbacks.greet(watcher)
