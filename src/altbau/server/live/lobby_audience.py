"""The viewers of a table that waits. They are always sent the whole table, as it is now."""

import asyncio
from collections import Counter
from collections.abc import Callable, Mapping
from typing import Final

import msgspec

from altbau.core.engine.ids import NOBODY, Seat, by_seat
from altbau.core.messages.lobby import Started
from altbau.core.messages.table import Close
from altbau.errors import BadInput
from altbau.runtime.watchers import Client
from altbau.server.cluster.viewer_reports import ViewerReport
from altbau.server.store.store import Store
from altbau.table.seats.access import digest
from altbau.table.setup.lobby import Lobby, LobbyInfo, lobby_view

STARTED: Final = msgspec.json.encode(Started()).decode()

encoder = msgspec.json.Encoder()


class LobbyViewer:
    """A connection to a table that waits: the digest of its key, and whether it has missed a message."""

    __slots__ = ("behind", "client", "key")

    def __init__(self, secret: str | None, client: Client) -> None:
        self.key = digest(secret) if secret else None
        self.client = client
        self.behind = False


class LobbyAudience:
    """All connections of this process to one table that waits. `over` is set once the table is dealt or removed."""

    def __init__(self, store: Store, about: LobbyInfo, table: Callable[[], Lobby]) -> None:
        """`table` gives the table as it is now."""
        self.all: set[LobbyViewer] = set()
        self.over = False
        self.attending = ViewerReport(store, about.id, self._here, nothing_follows)
        self._about = about
        self._table = table
        self._said: dict[Seat, str] = {}  # the message for each seat, as it is now
        self._elsewhere: Mapping[Seat, int] = {}  # connections to other processes, by seat

    def enter(self, looker: LobbyViewer, most: int) -> None:
        """Add a connection, at most so many with the same key. Raises BadInput for one too many."""
        if sum(each.key == looker.key for each in self.all) >= most:
            raise BadInput("too-many-devices" if looker.key else "too-many-watchers", most=most)
        self.all.add(looker)
        self.publish()

    def leave(self, looker: LobbyViewer) -> None:
        """Remove a connection."""
        self.all.discard(looker)
        if not self.over:
            self.publish()

    async def learn(self) -> None:
        """Read who looks through other processes."""
        self._elsewhere = await asyncio.to_thread(self.attending.elsewhere)

    def show(self, looker: LobbyViewer) -> None:
        """Send the whole table to one connection, or close it if its key has ended."""
        seat = self._seat(looker)
        if looker.key and seat == NOBODY:
            looker.client.end(Close.UNKNOWN_KEY)
            return
        looker.behind = not looker.client.push(self.view_json(seat))

    def view_json(self, seat: Seat) -> str:
        """The whole table as a seat sees it, as JSON."""
        if seat not in self._said:
            here = self._here()
            online = {*here, *self._elsewhere} - {NOBODY}
            watching = here[NOBODY] + self._elsewhere.get(NOBODY, 0)
            message = lobby_view(self._table(), self._about, seat, online, watching)
            self._said[seat] = encoder.encode(message).decode()
        return self._said[seat]

    def catch_up(self, looker: LobbyViewer) -> None:
        """A client reads again: send it the table if it has missed a message."""
        if looker.behind:
            self.show(looker)

    def publish(self) -> None:
        """Send the whole table to all."""
        self._said.clear()
        self.attending.note_change()
        for looker in tuple(self.all):
            self.show(looker)

    def start(self) -> None:
        """The table is dealt: tell all that it is a game now."""
        self.over = True
        for looker in self.all:
            looker.client.push(STARTED)

    def end(self) -> None:
        """The table is removed: close all connections."""
        self.over = True
        for looker in self.all:
            looker.client.end(Close.UNKNOWN_TABLE)

    def _here(self) -> Counter[Seat]:
        """The number of connections to this process, by seat."""
        return Counter(self._seat(each) for each in self.all)

    def _seat(self, looker: LobbyViewer) -> Seat:
        """The seat that a connection's key opens now."""
        found = [seat for seat, place in by_seat(self._table().places) if place.key and place.key == looker.key]
        return found[0] if found else NOBODY


async def nothing_follows() -> None:
    """A lobby stays when nobody looks at it any more."""
