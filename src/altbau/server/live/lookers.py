"""Who looks at a table that waits, and what they are shown: always the whole table, as it is now."""

import asyncio
from collections import Counter
from collections.abc import Callable, Mapping
from typing import Final

import msgspec

from altbau.core.engine.ids import NOBODY, Seat, seated
from altbau.core.page.waiting import Started
from altbau.core.page.wire import Close
from altbau.errors import BadInput
from altbau.server.live.attending import Attending
from altbau.server.live.audience import Client
from altbau.server.store.store import Store
from altbau.table.seats import digest
from altbau.table.waiting import About, Waiting, shown

STARTED: Final = msgspec.json.encode(Started()).decode()

encoder = msgspec.json.Encoder()


class Looker:
    """Somebody who looks at a table that waits: by which key, as a digest, and whether a message was not taken."""

    __slots__ = ("behind", "client", "key")

    def __init__(self, secret: str | None, client: Client) -> None:
        self.key = digest(secret) if secret else None
        self.client = client
        self.behind = False


class Lookers:
    """All who look at one table from here. They are told when it is `over`: it waits no more."""

    def __init__(self, store: Store, about: About, table: Callable[[], Waiting]) -> None:
        """`table` gives the table as it is now."""
        self.all: set[Looker] = set()
        self.over = False
        self.attending = Attending(store, about.id, self._here, nothing_follows)
        self._about = about
        self._table = table
        self._said: dict[Seat, str] = {}  # the message for each seat, as it is now
        self._elsewhere: Mapping[Seat, int] = {}  # connections to other processes, by seat

    def enter(self, looker: Looker, most: int) -> None:
        """Somebody begins to look, of so many at most with the same key. Raises BadInput for one too many."""
        if sum(each.key == looker.key for each in self.all) >= most:
            raise BadInput("too-many-devices" if looker.key else "too-many-watchers", most=most)
        self.all.add(looker)
        self.publish()

    def leave(self, looker: Looker) -> None:
        """Somebody looks no more."""
        self.all.discard(looker)
        if not self.over:
            self.publish()

    async def learn(self) -> None:
        """Know who looks from other processes."""
        self._elsewhere = await asyncio.to_thread(self.attending.elsewhere)

    def show(self, looker: Looker) -> None:
        """Tell somebody the whole table."""
        seat = self._seat(looker)
        if looker.key and seat == NOBODY:
            looker.client.end(Close.UNKNOWN_KEY)
            return
        if seat not in self._said:
            here = self._here()
            online = {*here, *self._elsewhere} - {NOBODY}
            watching = here[NOBODY] + self._elsewhere.get(NOBODY, 0)
            message = shown(self._table(), self._about, seat, online, watching)
            self._said[seat] = encoder.encode(message).decode()
        looker.behind = not looker.client.push(self._said[seat])

    def drained(self, looker: Looker) -> None:
        """Somebody takes messages again, and is told what was not taken."""
        if looker.behind:
            self.show(looker)

    def publish(self) -> None:
        """Tell everybody the whole table."""
        self._said.clear()
        self.attending.changed()
        for looker in tuple(self.all):
            self.show(looker)

    def start(self) -> None:
        """The table is dealt, and goes on as a game."""
        self.over = True
        for looker in self.all:
            looker.client.push(STARTED)

    def end(self) -> None:
        """The table is no more."""
        self.over = True
        for looker in self.all:
            looker.client.end(Close.UNKNOWN_TABLE)

    def _here(self) -> Counter[Seat]:
        """How many look from here, by seat."""
        return Counter(self._seat(each) for each in self.all)

    def _seat(self, looker: Looker) -> Seat:
        """Where somebody sits now."""
        found = [seat for seat, place in seated(self._table().places) if place.key and place.key == looker.key]
        return found[0] if found else NOBODY


async def nothing_follows() -> None:
    """Where nobody looks any more, a table goes on to wait."""
