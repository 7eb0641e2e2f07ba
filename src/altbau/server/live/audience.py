"""Who looks at a table, and what each connection is sent: the whole table at first, from then on what has changed."""

import asyncio
from typing import TYPE_CHECKING, Literal, NamedTuple, Protocol, TypeAlias

import msgspec

from altbau.core.data import Data
from altbau.core.ids import NOBODY, Seat
from altbau.core.patches import changes, own_changes, with_own
from altbau.core.wire import Close
from altbau.errors import BadInput
from altbau.games import TableMessage
from altbau.server.failures import failed
from altbau.server.web.connections import framed
from altbau.server.web.limits import Limits
from altbau.table.seats import digest

if TYPE_CHECKING:
    from altbau.server.live.table import LiveTable

Form: TypeAlias = Literal["full", "patch"]  # of what a connection is sent after the first message

RESAID = 40  # log entries said again after a break, as an undo may have changed them

encoder = msgspec.json.Encoder()


class Outlet(Protocol):
    """The way to whoever is at the other end of a connection."""

    def push(self, frame: bytes) -> bool:
        """Send a framed message at once; False if the other side takes nothing just now."""

    def end(self, code: int) -> None:
        """Close the connection."""


class Past(NamedTuple):
    """Entries of the log from one to before another, as JSON without the brackets."""

    first: int
    end: int
    said: bytes


class Watcher:
    """One open connection: whose eyes, the digest of the secret that opened them, and which log entries it has had. Of
    a long log most is made beside the event loop, as its `past`, before the rest is told."""

    __slots__ = ("behind", "first", "form", "key", "outlet", "past", "seat")

    def __init__(
        self, seat: Seat, first: int, secret: str | None, form: Form, outlet: Outlet, past: Past | None = None
    ) -> None:
        self.seat = seat
        self.past = past
        self.first = first
        self.key = digest(secret) if secret else None
        self.form = form
        self.outlet = outlet
        self.behind = True  # it has not had the message before, and needs the whole table


class Channel:
    """What all connections of a seat have been told: how many messages, and what it saw then otherwise than all."""

    __slots__ = ("number", "own")

    def __init__(self, own: Data) -> None:
        self.number = 0
        self.own = own


class Audience:
    """All connections to one table. What comes together is told together, and made once for all who know as much."""

    def __init__(self, table: "LiveTable") -> None:
        self.table = table
        self.watchers: set[Watcher] = set()
        self._channels: dict[Seat, Channel] = {}
        self._public: TableMessage | None = None  # as it was told last
        self._telling: asyncio.Handle | None = None
        self._concerned: set[Seat] | None = set()  # whom the next message is for; everybody if None

    def enter(self, watcher: Watcher, limits: Limits) -> None:
        """A connection opens. Raises BadInput for one too many."""
        seat = watcher.seat
        most = limits.watchers if seat == NOBODY else limits.devices
        if sum(other.seat == seat for other in self.watchers) >= most:
            raise BadInput("too-many-watchers" if seat == NOBODY else "too-many-devices", most=most)
        self.watchers.add(watcher)
        if seat == NOBODY:
            self.show(watcher)
        self._came_or_went(seat)

    def leave(self, watcher: Watcher) -> None:
        """A connection closes."""
        self.watchers.discard(watcher)
        if not any(each.seat == watcher.seat for each in self.watchers):
            self._channels.pop(watcher.seat, None)
        if not self.watchers:
            self._public = None
        self._came_or_went(watcher.seat)

    def _came_or_went(self, seat: Seat) -> None:
        """All see which players are there; spectators nobody sees. Bots among themselves play for whoever watches."""
        if seat != NOBODY:
            self.publish()
        if not self.table.has_people:
            self.table.notify()

    def again(self, watcher: Watcher, known: int, past: Past | None = None) -> None:
        """Somebody has missed something, and has so many entries of the log."""
        first = self.table.first_of(known)
        if first <= watcher.first:
            watcher.first, watcher.past = first, past
        self.show(watcher)

    def relieve(self, watcher: Watcher) -> None:
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

    def shortened(self, entries: int) -> None:
        """The log has only so many entries any more; it is said again from the last of them."""
        for watcher in self.watchers:
            watcher.first = min(watcher.first, max(0, entries - 1))

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
        public_changes = b"{}"
        if concerned is None:
            shown = self.table.public()
            if self._public:
                public_changes = encoder.encode(changes(self._public, shown))
            self._public = shown
        groups: dict[Seat, list[Watcher]] = {}
        for watcher in self.watchers:
            if concerned is None or watcher.seat in concerned:
                groups.setdefault(watcher.seat, []).append(watcher)
        for seat, group in groups.items():
            self._guarded(seat, group, public_changes)

    def _guarded(self, seat: Seat, group: list[Watcher], public_changes: bytes | None) -> None:
        """Tell the watchers of a seat. If that fails their connections end, so that the pages see it and come back; so
        they do when their key has ended."""
        admitted = []
        for watcher in group:
            if self.table.keys.open(seat, watcher.key):
                admitted.append(watcher)
            else:
                watcher.outlet.end(Close.UNKNOWN_KEY)
        try:
            self._tell(seat, admitted, public_changes)
        except Exception as error:
            failed(error, {"seat": seat, "doing": "update"}, self.table)
            for watcher in group:
                watcher.outlet.end(Close.FAILED)

    def _tell(self, seat: Seat, group: list[Watcher], public_changes: bytes | None) -> None:
        """Send each of them the whole table or what has changed; without changes, the whole as it was told last."""
        if self._public is None:
            self._public = self.table.public()
        channel = self._channels.get(seat)
        own_patch = b"{}"
        if channel is None or public_changes is not None:
            own = self.table.own(self._public, seat)
            if channel is None:
                channel = self._channels[seat] = Channel(own)
            else:
                own_patch = encoder.encode(own_changes(channel.own, own))
                channel.own = own
            channel.number += 1
        entries = self.table.entries
        made: dict[tuple[bool, int], bytes] = {}
        for watcher in group:
            whole = watcher.behind or watcher.form == "full"
            kind = whole, watcher.first
            frame = made.get(kind)
            if frame is None:
                log = self._log(watcher)
                frame = made[kind] = framed(
                    update(channel.number, encoder.encode(with_own(self._public, channel.own)), log)
                    if whole
                    else patch(channel.number, public_changes or b"{}", own_patch, log)
                )
            watcher.behind = not watcher.outlet.push(frame)
            if not watcher.behind:
                watcher.first, watcher.past = entries, None

    def _log(self, watcher: Watcher) -> bytes:
        """The entries of the log that somebody has not had, as JSON."""
        past = watcher.past
        if past is None:
            return b"[%b]" % self.table.encoded_log(watcher.seat, watcher.first)
        return b"[%b,%b]" % (past.said, self.table.encoded_log(watcher.seat, past.end))


def update(number: int, table: bytes, log: bytes) -> bytes:
    """An `Update`, made of parts that are encoded already."""
    return b'{"type":"update","number":%d,"table":%b,"log":%b}' % (number, table, log)


def patch(number: int, public: bytes, own: bytes, log: bytes) -> bytes:
    """A `wire.Patch`, likewise."""
    return b'{"type":"patch","number":%d,"public":%b,"own":%b,"log":%b}' % (number, public, own, log)
