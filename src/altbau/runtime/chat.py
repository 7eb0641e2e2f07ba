"""The chat of a table that is in memory (`table/view/chat.py`): a line is stored before it is sent, beside the messages
of the table."""

import asyncio
from collections.abc import Iterable, Sequence
from dataclasses import asdict
from typing import Final, get_args

import msgspec

from altbau.core.data import Data
from altbau.core.engine.ids import NOBODY, Seat
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.core.messages import live
from altbau.errors import BadInput
from altbau.runtime.home import Conflict, Home
from altbau.runtime.keys import Keys
from altbau.runtime.observers import Observer
from altbau.runtime.watchers import Connections, Watcher
from altbau.table.seats.access import digest
from altbau.table.seats.names import checked_new_name
from altbau.table.view.chat import KEPT, NEWEST, OLDER, ChatRoom, StoredChatLine, clean_message

ROOMS: Final[tuple[live.Room, ...]] = get_args(live.Room)
SOON: Final = 0.5  # seconds; changes of the number of spectators meanwhile are sent together

encoder = msgspec.json.Encoder()


class Chat(Observer):
    """What is said at one table."""

    def __init__(self, id: str, keys: Keys, connections: Connections, home: Home, stopped: bool) -> None:
        self.rooms: dict[live.Room, ChatRoom] = {name: ChatRoom() for name in ROOMS}
        self.stopped = stopped
        self._id = id
        self._keys = keys
        self._connections = connections
        self._home = home
        self._saying = asyncio.Lock()
        self._telling: asyncio.TimerHandle | None = None
        self._told: live.Spectators | None = None  # what was sent to all last

    def recall(self, kept: Sequence[tuple[str, Data]]) -> None:
        """Take over the stored lines, each with its room."""
        for name in ROOMS:
            self.rooms[name] = ChatRoom([StoredChatLine(**body) for room, body in kept if room == name])

    async def learn(self, stopped: bool) -> None:
        """Read what has been said through other processes, and send it."""
        before = {name: room.last for name, room in self.rooms.items()}
        async with self._saying:
            self.recall(await self._home.rows.chat(self._id))
        for name, room in self.rooms.items():
            lines = [each.as_message() for each in room.lines if each.number > before[name]]
            if lines:
                self._tell(
                    live.ChatLines(room=name, lines=lines, earlier=len(room.lines) > len(lines)), self._readers(name)
                )
        if stopped != self.stopped:
            self.stopped = stopped
            self._tell(self.company(), self._connections.watchers)

    def idle(self) -> bool:
        """Whether nothing is being said."""
        return not self._saying.locked()

    # --- chatting -----------------------------------------------------------------------------------------------------

    async def say(self, seat: Seat, wanted: live.Say) -> None:
        """Say something in the room of a seat. A message that comes twice is said once. Raises BadInput."""
        said = clean_message(wanted)
        if seat != NOBODY:
            said = msgspec.structs.replace(said, name=self._keys.names[seat].typed, voice=None)
        elif said.voice is None:
            raise BadInput("no-voice")
        else:
            name = (
                checked_new_name(self._keys.names, NOBODY, said.name, self._keys.before(NOBODY)) if said.name else None
            )
            said = msgspec.structs.replace(said, name=name, voice=digest(said.voice))
        async with self._saying:
            try:
                await self._say(seat, said)
            except Conflict:  # another copy of the table has written a line
                self.recall(await self._home.rows.chat(self._id))
                await self._say(seat, said)

    async def _say(self, seat: Seat, said: live.Say) -> None:
        """Store a line, then send it. Raises BadInput."""
        self._check()
        name: live.Room = "spectators" if seat == NOBODY else "players"
        room = self.rooms[name]
        if room.knows(said.id, seat, said.voice):
            return
        line = StoredChatLine(
            room.last + 1, self._home.timestamp(), seat, room.speaker(said.voice), said.voice, said.name, said.text,
            said.phrase, said.id,
        )  # fmt: skip
        await self._home.rows.say(self._id, name, line.number, asdict(line), KEPT)
        room.add(line)
        self._tell(
            live.ChatLines(room=name, lines=[line.as_message()], earlier=len(room.lines) > 1), self._readers(name)
        )

    def react(self, seat: Seat, reaction: live.Reaction) -> None:
        """Send a player's reaction, a picture at the portrait, to all. Raises BadInput."""
        self._check()
        self._home.tell_reaction(self._id, seat, reaction)
        self.learn_reaction(seat, reaction)

    def learn_reaction(self, seat: Seat, reaction: live.Reaction) -> None:
        """Send a reaction to the watchers of this process, wherever the player is connected."""
        self._tell(live.ShownReaction(seat=SEAT_NAMES[seat], reaction=reaction), self._connections.watchers)

    async def set_stopped(self, on: bool) -> None:
        """Stop the chat, or allow it again. Raises BadInput."""
        await self._home.rows.write_setting(self._id, "talk_stopped", on)
        self.stopped = on
        self._tell(self.company(), self._connections.watchers)

    def _check(self) -> None:
        """Raises BadInput if the chat is stopped."""
        if self.stopped:
            raise BadInput("chat-stopped")

    # --- reading ------------------------------------------------------------------------------------------------------

    def greet(self, watcher: Watcher) -> None:
        """Send the newest lines of each room, and who looks on, to a watcher that has just been sent the whole
        table."""
        company = self.company()
        self._told = self._told or company
        self._tell(company, [watcher])
        for name, room in self.rooms.items():
            if room.lines and watcher in self._readers(name):
                self._tell(chat_lines(name, room, room.last + 1, NEWEST), [watcher])

    def earlier(self, seat: Seat, wanted: live.EarlierChat) -> live.ChatLines:
        """The lines of a room before a given one. Raises BadInput."""
        if wanted.room == "spectators" and seat != NOBODY:
            raise BadInput("spectators-room")
        return chat_lines(wanted.room, self.rooms[wanted.room], wanted.before, OLDER)

    def company(self) -> live.Spectators:
        """How many look on, who may, and whether the chat is stopped."""
        return live.Spectators(
            watchers=self._connections.count(NOBODY), watching=self._keys.watching, stopped=self.stopped
        )

    def viewers_changed(self) -> None:
        """See `Observer`."""
        self.tell_company()

    def tell_company(self) -> None:
        """Send soon to all how many look on, and who may, if that has changed."""
        if self._telling is None:
            self._telling = asyncio.get_running_loop().call_later(SOON, self._tell_company)

    def _tell_company(self) -> None:
        self._telling = None
        company = self.company()
        if company != self._told:
            self._told = company
            self._tell(company, self._connections.watchers)

    def _readers(self, name: live.Room) -> list[Watcher]:
        """The watchers that may read a room."""
        return [watcher for watcher in self._connections.watchers if name == "players" or watcher.seat == NOBODY]

    def _tell(self, message: live.ChatLines | live.ShownReaction | live.Spectators, to: Iterable[Watcher]) -> None:
        said = encoder.encode(message).decode()
        for watcher in to:
            watcher.hear(said)


def chat_lines(name: live.Room, room: ChatRoom, before: int, most: int) -> live.ChatLines:
    """The newest lines of a room before a number, at most so many bytes."""
    lines, earlier = room.before(before, most)
    return live.ChatLines(room=name, lines=lines, earlier=earlier)
