"""Who looks at a table, and what each connection is sent: the whole table at first, from then on what has changed."""

import asyncio
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple, Protocol

from altbau.core.engine.ids import NOBODY, Seat
from altbau.core.page.wire import Close
from altbau.errors import BadInput
from altbau.server.failures import Scene, failed
from altbau.table.seats import digest
from altbau.table.showing import NOTHING, Channels, Form, Past, Showing


class Client(Protocol):
    """The way to whoever is at the other end of a connection."""

    def push(self, message: str) -> bool:
        """Send a message; False, and not sent, while the client does not read the one before."""

    def end(self, code: int) -> None:
        """Close the connection."""


class Watcher:
    """One open connection: whose eyes, the digest of the secret that opened them, and which log entries it has had. Of
    a long log most is made beside the event loop, as its `past`, before the rest is told."""

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
        self.behind = True  # it has not had the message before, and needs the whole table


class Callbacks(NamedTuple):
    """What the audience asks of its table, and tells it."""

    admits: Callable[[Seat, str | None], bool]  # whether the digest of a secret still opens a seat
    watched: Callable[[], None]  # somebody has come or gone
    greet: Callable[["Watcher"], None]  # what else is to be said to whoever has just been shown the whole table
    scene: Callable[[], Scene]  # for a failure


class Audience:
    """All connections to one table. What comes together is told together, and made once for all who know as much."""

    def __init__(self, showing: Showing, callbacks: Callbacks) -> None:
        self.watchers: set[Watcher] = set()
        self._elsewhere: Mapping[Seat, int] = {}  # connections to other processes, by seat
        self._showing = showing
        self._callbacks = callbacks
        self._channels = Channels(showing)
        self._telling: asyncio.Handle | None = None
        self._concerned: set[Seat] | None = set()  # whom the next message is for; everybody if None

    def enter(self, watcher: Watcher, most: int) -> None:
        """A connection opens, of so many at most from its seat. Raises BadInput for one too many."""
        seat = watcher.seat
        if self.count(seat) >= most:
            raise BadInput("too-many-watchers" if seat == NOBODY else "too-many-devices", most=most)
        self.watchers.add(watcher)
        if seat == NOBODY:
            self.show(watcher)
        self._came_or_went(seat)

    def leave(self, watcher: Watcher) -> None:
        """A connection closes."""
        self.watchers.discard(watcher)
        if not any(each.seat == watcher.seat for each in self.watchers):
            self._channels.close(watcher.seat)
        if not self.watchers:
            self._channels.end()
        self._came_or_went(watcher.seat)

    @property
    def watched(self) -> bool:
        """Whether anybody looks on, from whichever process."""
        return bool(self.watchers or self._elsewhere)

    @property
    def watched_elsewhere(self) -> bool:
        """Whether anybody looks on from another process."""
        return bool(self._elsewhere)

    def here(self) -> Counter[Seat]:
        """How many connections there are to this process, by seat."""
        return Counter(watcher.seat for watcher in self.watchers)

    def count(self, seat: Seat) -> int:
        """How many connections there are from a seat, to whichever process."""
        return self.here()[seat] + self._elsewhere.get(seat, 0)

    def learn(self, elsewhere: Mapping[Seat, int]) -> None:
        """Know who looks on from other processes."""
        self._elsewhere = elsewhere
        self._see()

    def _came_or_went(self, seat: Seat) -> None:
        """All see which players are there; spectators nobody sees."""
        if seat != NOBODY:
            self._see()
            self.publish()
        self._callbacks.watched()

    def _see(self) -> None:
        online = frozenset(watcher.seat for watcher in self.watchers) | self._elsewhere.keys()
        if online != self._showing.online:
            self._showing.online = online

    def clients(self) -> list[Client]:
        """The ways to all who look on from here."""
        return [watcher.client for watcher in self.watchers]

    def again(self, watcher: Watcher, known: int, past: Past | None = None) -> None:
        """Somebody has missed something, and has so many entries of the log."""
        first = self._showing.first_of(known)
        if first <= watcher.first:
            watcher.first, watcher.past = first, past
        self.show(watcher)

    def drained(self, watcher: Watcher) -> None:
        """Somebody takes messages again, and gets the whole table if there was one not taken."""
        if watcher.behind:
            self.show(watcher)

    def show(self, watcher: Watcher) -> None:
        """Send the whole table, after what was to be told soon to all."""
        watcher.behind = True
        if self._telling:
            self._telling.cancel()
            self.tell()
        if watcher.behind:
            self._guarded(watcher.seat, [watcher], None)

    def say(self, message: str, to: Iterable[Watcher]) -> None:
        """Say something besides the table to those who are not behind; they are, if they miss it."""
        for watcher in to:
            if not watcher.behind:
                watcher.behind = not watcher.client.push(message)

    def shortened(self, entries: int) -> None:
        """The log has only so many entries any more; it is said again from the last of them."""
        for watcher in self.watchers:
            watcher.first = min(watcher.first, max(0, entries - 1))
            if watcher.past and watcher.past.end > entries:
                watcher.past = None  # some of it has not happened any more

    def publish(self, seat: Seat | None = None) -> None:
        """Something is different for everybody, or for a seat; they are told when all that happens now has happened."""
        if not self.watchers:
            return
        if seat is None:
            self._concerned = None
        elif self._concerned is not None:
            self._concerned.add(seat)
        if self._telling is None:
            self._telling = asyncio.get_running_loop().call_soon(self.tell)

    def tell(self) -> None:
        """Tell those who are concerned what has changed."""
        concerned, self._concerned, self._telling = self._concerned, set(), None
        changed = self._channels.renew() if concerned is None else NOTHING
        groups: dict[Seat, list[Watcher]] = {}
        for watcher in self.watchers:
            if concerned is None or watcher.seat in concerned:
                groups.setdefault(watcher.seat, []).append(watcher)
        for seat, group in groups.items():
            self._guarded(seat, group, changed)

    def _guarded(self, seat: Seat, group: list[Watcher], changed: bytes | None) -> None:
        """Tell the watchers of a seat. If that fails their connections end, so that the pages see it and come back; so
        they do when their key has ended."""
        admitted = []
        for watcher in group:
            if self._callbacks.admits(seat, watcher.key):
                admitted.append(watcher)
            else:
                watcher.client.end(Close.NOT_WATCHED if seat == NOBODY else Close.UNKNOWN_KEY)
        try:
            self._tell(seat, admitted, changed)
        except Exception as error:
            failed(error, {"seat": seat, "doing": "update"}, self._callbacks.scene())
            for watcher in group:
                watcher.client.end(Close.FAILED)

    def _tell(self, seat: Seat, group: list[Watcher], changed: bytes | None) -> None:
        """Send each of them the whole table or what has changed; without changes, the whole as it was told last."""
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
