"""The live connection of a page: the server sends an update after each change of the table, and the player sends
messages."""

import asyncio
from collections.abc import Callable, Coroutine, Mapping
from functools import partial
from time import perf_counter
from typing import TypeAlias

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from litestar.types import Receive, ReceiveMessage

from altbau.core.engine.ids import NOBODY, Seat
from altbau.core.messages import live
from altbau.core.messages.lesson import Lesson
from altbau.core.messages.table import Close
from altbau.errors import BadInput
from altbau.runtime.conversation import (
    CLOSED_BY,
    BackgroundWorker,
    Conversation,
    decode_message,
    decoder,
    enter_audience,
    form_of,
    known_entries,
    message_or_error,
    pong,
    refusal_message,
    spends_words,
    type_of,
)  # fmt: skip
from altbau.runtime.live_table import LiveTable
from altbau.runtime.watchers import Watcher
from altbau.server import metrics
from altbau.server.error_log import failure_error
from altbau.server.live.hub import Hub
from altbau.server.live.lobby import LiveLobby
from altbau.server.live.lobby_audience import LobbyViewer
from altbau.server.outages import is_outage
from altbau.server.web.guard.limits import Visitor
from altbau.table.replay.replay import Retold
from altbau.table.view.messages import FromServer

TICK = 0.002  # seconds, added to each wait because timers of an event loop can fire slightly early

PROTOCOL = "altbau"  # a page offers it and then the key of its seat: proxies log addresses, but not this header
GONE = (WebSocketDisconnect, OSError, RuntimeError)  # raised by sending on a closed connection

encoder = msgspec.json.Encoder()


AppSocket: TypeAlias = WebSocket[object, object, State]


class LiveConnection:
    """A live connection as the audience of a table uses it: messages can be pushed, and it can be closed at any time. A
    task sends the queued messages and ends after the last one."""

    __slots__ = (
        "__weakref__",
        "_answers",
        "_blocked",
        "_close_code",
        "_messages",
        "_refused",
        "_sending",
        "_socket",
        "on_drained",
        "request",
    )

    def __init__(self, socket: AppSocket) -> None:
        self.on_drained: Callable[[], None] | None = None  # called when the client reads again after a refused push
        self.request: str = socket.scope["state"]["request"]  # its id in the log
        self._socket = socket
        socket.scope["state"]["here"][self] = socket.scope["state"]["address"]
        self._messages: list[str] = []
        self._blocked = False  # whether a message is waiting for the client to read
        self._refused = False  # whether a push was refused meanwhile
        self._sending: asyncio.Task[None] | None = None
        self._close_code = 0
        self._answers: set[asyncio.Task[None]] = set()  # pending `say_later`

    @property
    def ending(self) -> bool:
        """Whether the connection is being closed."""
        return self._close_code != 0

    def push(self, message: str) -> bool:
        """Queue a message and return True. While the client has not read the previous message, nothing is queued, and
        False is returned."""
        if self._blocked:
            self._refused = True
            return False
        self._messages.append(message)
        self._send_soon()
        return True

    def end(self, code: int) -> None:
        """Close the connection with a close code, after all pushed messages are sent."""
        if not self.ending:
            self._close_code = code
            self._send_soon()

    async def say(self, message: FromServer | Lesson | Retold) -> None:
        """Send a message as soon as the client has read the previous one."""
        await self.tell(encoder.encode(message).decode())

    async def tell(self, message: str) -> None:
        """Send an encoded message as soon as the client has read the previous one."""
        while self._blocked and self._sending:
            await asyncio.wait([self._sending])
        self.push(message)

    def say_later(self, message: Coroutine[None, None, FromServer]) -> None:
        """Send the result of a coroutine when it is ready. Later messages do not wait for it."""

        async def wait() -> None:
            await self.say(await message)

        task = asyncio.create_task(wait())
        self._answers.add(task)
        task.add_done_callback(self._answers.discard)

    def leave(self) -> None:
        """The connection has ended: cancel pending answers."""
        self.on_drained = None
        for task in self._answers:
            task.cancel()

    def _send_soon(self) -> None:
        if self._sending is None:
            self._sending = asyncio.create_task(self._send())

    async def _send(self) -> None:
        """Send all queued messages, then close the connection if `end` was called."""
        try:
            while self._messages:
                self._blocked = True  # visible to other tasks only while `send` waits for the client
                await self._socket.send({"type": "websocket.send", "text": self._messages.pop(0), "bytes": None})
                self._blocked = False
                if self._refused and self.on_drained and not self._messages:
                    self._refused = False
                    self.on_drained()
            if self.ending:
                await self._socket.close(self._close_code)
        except GONE:
            self._messages.clear()
        self._sending = None


@websocket("/tables/{id:str}/live")
async def table_live(socket: AppSocket, id: FromPath[str]) -> None:
    """The live connection of one viewer to one table, until either side closes it."""
    hub: Hub = socket.app.state.hub
    offered = socket.scope["subprotocols"]
    await socket.accept(subprotocols=PROTOCOL if PROTOCOL in offered else None)
    connection = LiveConnection(socket)
    language = socket.query_params.get("lang", "en")
    visitor: Visitor = socket.scope["state"]["visitor"]
    secret = next((each for each in offered if each != PROTOCOL), None)
    work = hub.work_of(visitor)
    try:
        room = await hub.room(id)
        if room:
            await serve_lobby_viewer(connection, room, visitor, secret, socket)
            return
        table, watcher = await join_audience(connection, hub, visitor, work.do, id, secret, socket.query_params)
    except BadInput as error:
        await turned_away(socket, id, error, language, alone=hub.store.leases.alone)
        return
    except Exception as error:
        failure_error(error, {"request": connection.request, "table": id})
        await socket.close(code=Close.NOT_NOW if is_outage(error) else Close.FAILED)
        return
    connection.on_drained = partial(table.audience.catch_up, watcher)
    try:
        conversation = Conversation(connection, table, watcher, work.do, language)
        # In a task of its own each message resumes this alone, not also everything that the application is wrapped in.
        await asyncio.create_task(Listening(connection, conversation, visitor).hold(socket.receive))
    finally:
        connection.leave()
        table.audience.leave(watcher)


async def turned_away(socket: AppSocket, id: str, error: BadInput, language: str, *, alone: bool = True) -> None:
    """Close a connection with the code for this error. `alone` is whether no other process shares the database: if not,
    a table saved by a newer program is closed with RESTARTING, since another process serves it."""
    code = CLOSED_BY.get(error.code, Close.NOT_NOW)
    if error.code == "save-version" and not alone:
        code = Close.RESTARTING
    if code in (Close.DAMAGED, Close.NOT_NOW):
        failure_error(error, {"request": socket.scope["state"]["request"], "table": id})
    if code in (Close.TOO_MUCH, Close.NOT_SPOKEN):
        await socket.send_data(encoder.encode(refusal_message(error, language, None, metrics.count_refusal)))
    await socket.close(code=code)


async def serve_lobby_viewer(
    connection: LiveConnection, room: LiveLobby, visitor: Visitor, secret: str | None, socket: AppSocket
) -> None:
    """Serve a viewer of a table that waits for its players, until either side closes the connection. Raises BadInput if
    the viewer may not see it."""
    form_of("full", socket.query_params.get("version"))
    room.table.seat(secret)
    looker, limit = LobbyViewer(secret, connection), visitor.messages()
    room.lookers.enter(looker, visitor.limits.devices if secret else visitor.limits.watchers)
    connection.on_drained = partial(room.lookers.catch_up, looker)
    try:
        while (message := text_of(await socket.receive())) is not None:
            if limit.take():
                await connection.say(answered_waiting(message, socket.query_params.get("lang", "en")))
            elif limit.over():
                visitor.offend()
                connection.end(Close.TOO_MUCH)
            else:
                await asyncio.sleep(limit.lacks() + TICK)
    finally:
        connection.leave()
        room.lookers.leave(looker)


def answered_waiting(message: str, language: str) -> FromServer:
    """The answer to a message at a table that waits for its players: `pong` to a ping, else a refusal."""
    try:
        if isinstance(decode_message(message, decoder), live.Ping):
            return pong()
        raise BadInput("table-waits")
    except BadInput as error:
        return refusal_message(error, language, None, metrics.count_refusal)


async def join_audience(
    connection: LiveConnection,
    hub: Hub,
    visitor: Visitor,
    aside: BackgroundWorker,
    id: str,
    secret: str | None,
    query: Mapping[str, str],
) -> tuple[LiveTable, Watcher]:
    """The table with the new connection in its audience. The secret decides the seat, the query what is sent. Raises
    BadInput."""
    form = form_of(query.get("send", "full"), query.get("version"))
    table, known = await hub.table(id, visitor), known_entries(query.get("log", "0"))

    def most(seat: Seat) -> int:
        return visitor.limits.watchers if seat == NOBODY else visitor.limits.devices

    return table, await enter_audience(table, connection, secret, form, known, aside, most)


class Listening:
    """Reads the messages of one viewer, as fast as a visitor may send: each is answered before the next is read."""

    __slots__ = ("connection", "conversation", "limit", "visitor", "words")

    def __init__(self, connection: LiveConnection, conversation: Conversation, visitor: Visitor) -> None:
        self.connection = connection
        self.conversation = conversation
        self.visitor = visitor
        self.limit = visitor.messages()
        self.words = visitor.words()

    async def hold(self, receive: Receive) -> None:
        """Read and answer messages until either side closes the connection."""
        while (message := text_of(await receive())) is not None:
            if self.connection.ending:
                continue
            try:
                await self._take(message)
            except Exception as error:
                seat = self.conversation.watcher.seat
                self.conversation.table.log_failure(error, {"request": self.connection.request, "seat": seat})
                self.connection.end(Close.FAILED)

    async def _take(self, message: str) -> None:
        """Answer one message. If it came too soon, wait before the next one is read. Chat messages that come too soon
        are refused without a wait, so that they delay no move."""
        watcher, wanted = self.conversation.watcher, message_or_error(message)
        words = spends_words(wanted)
        limit = self.words if words else self.limit
        allowed = limit.take()
        if not self.conversation.table.keys.open(watcher.seat, watcher.key):
            return  # the key has ended, and the audience closes the connection

        def check() -> None:
            if not allowed:
                raise BadInput("too-many-words" if words else "too-many-messages", seconds=limit.wait())
            if words:
                self.visitor.spend("words")

        began = perf_counter()
        answer = await self.conversation.answer_to(message, wanted, check, {"request": self.connection.request})
        metrics.count_answer("live", type_of(wanted), perf_counter() - began)
        if answer:
            await self.connection.say(answer)
        if limit.over():
            self.visitor.offend()
            self.connection.end(Close.TOO_MUCH)
        elif not allowed and limit is self.limit:
            await asyncio.sleep(limit.lacks() + TICK)


def text_of(event: ReceiveMessage) -> str | None:
    """The text of a received event; "" for a binary message, None if the client has disconnected."""
    return event.get("text") or "" if event["type"] == "websocket.receive" else None
