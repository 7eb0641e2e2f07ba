"""Connections to a table, and what each is sent: the whole table at first, from then on what has changed."""

import asyncio
from collections.abc import Mapping
from typing import Final

import msgspec

from altbau.core.engine.ids import NOBODY, Seat
from altbau.core.messages import live
from altbau.core.messages.table import Close
from altbau.errors import BadInput
from altbau.runtime.home import Home, Peers, Scene
from altbau.runtime.observers import Observer, Observers
from altbau.runtime.watchers import Client, Connections, Watcher
from altbau.table.view.updates import NOTHING, Channels, LogBacklog, TableView

CHANNELS_CHANGED: Final = msgspec.json.encode(live.ChannelsChanged()).decode()


class Audience(Observer):
    """All connections to one table. Changes that come together are sent in one message, made once for all who know as
    much."""

    def __init__(
        self, showing: TableView, connections: Connections, sharing: Peers, observers: Observers, home: Home
    ) -> None:
        self._showing = showing
        self.connections = connections
        self.watchers = connections.watchers
        self._sharing = sharing
        self._observers = observers
        self._home = home
        self._channels = Channels(showing)
        self._telling: asyncio.Handle | None = None
        self._concerned: set[Seat] | None = set()  # the seats that the next message is for; None for all

    def enter(self, watcher: Watcher, most: int) -> None:
        """Add a connection, at most so many from its seat. Raises BadInput for one too many."""
        seat = watcher.seat
        if self.connections.count(seat) >= most:
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

    def learn(self, elsewhere: Mapping[Seat, int]) -> None:
        """Note the connections to other processes, by seat."""
        self.connections.elsewhere = elsewhere
        self._see()

    def _came_or_went(self, seat: Seat) -> None:
        """Send to all which players are online; spectators are not shown, but may be the players themselves."""
        if seat != NOBODY or self._showing.about.one_device:
            self._see()
        if seat != NOBODY:
            self.publish()
        self._sharing.viewers_changed()
        self._observers.viewers_changed()

    def _see(self) -> None:
        online = self.connections.online()
        if online != self._showing.online:
            self._showing.online = online

    def clients(self) -> list[Client]:
        """The connections to this process."""
        return [watcher.client for watcher in self.watchers]

    def again(self, watcher: Watcher, known: int, past: LogBacklog | None = None) -> None:
        """Send the whole table to a client that has missed something; it has the first `known` entries of the log."""
        first = self._showing.first_of(known)
        if first <= watcher.first:
            watcher.first, watcher.past = first, past
        self.show(watcher)

    def catch_up(self, watcher: Watcher) -> None:
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

    def shorten_to(self, entries: int) -> None:
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

    def tell_channels(self) -> None:
        """Send to the players here that the channels of the table have changed."""
        for watcher in self.watchers:
            if watcher.seat != NOBODY:
                watcher.hear(CHANNELS_CHANGED)

    def keys_changed(self) -> None:
        """See `Observer`."""
        self.publish()

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
            if self._showing.locks.open(seat, watcher.key):
                admitted.append(watcher)
            else:
                watcher.client.end(Close.NOT_WATCHED if seat == NOBODY else Close.UNKNOWN_KEY)
        try:
            self._tell(seat, admitted, changed)
        except Exception as error:
            log = self._showing.table_log
            scene = Scene(self._showing.about.id, log.seq, log.game)
            self._home.log_failure(error, {"seat": seat, "doing": "update"}, scene)
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
                    self._observers.greet(watcher)
