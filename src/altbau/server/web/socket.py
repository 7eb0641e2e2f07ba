"""The live connection of a page: the server sends an update after each change of the table, and the player sends
messages."""

import asyncio
from collections.abc import Callable, Coroutine, Mapping
from functools import partial
from time import perf_counter
from typing import TypeAlias, TypeVar, get_args

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from litestar.types import Receive, ReceiveMessage

from altbau.core import text
from altbau.core.characters import half_character
from altbau.core.data import Data
from altbau.core.engine.ids import NOBODY, Seat
from altbau.core.messages import live
from altbau.core.messages import table as table_messages
from altbau.core.messages.lesson import Lesson
from altbau.core.messages.table import Close
from altbau.errors import BadInput, IllegalMove
from altbau.runtime.audience import Watcher
from altbau.runtime.commands import carried_out
from altbau.runtime.live_table import LiveTable
from altbau.server import metrics
from altbau.server.error_log import failed
from altbau.server.live.hub import Hub
from altbau.server.live.lobby import Room
from altbau.server.live.lobby_audience import Looker
from altbau.server.live.worker_threads import Beside
from altbau.server.outages import is_outage
from altbau.server.web.guard.limits import LARGEST_MESSAGE, Visitor
from altbau.table.view.messages import FromServer
from altbau.table.view.updates import Form, Past

CLOSED_BY = {
    "unknown-table": Close.UNKNOWN_TABLE,
    "foreign-seat": Close.UNKNOWN_KEY,
    "not-watched": Close.NOT_WATCHED,
    "table-outdated": Close.OUTDATED,
    "save-version": Close.OUTDATED,
    "record-broken": Close.OUTDATED,
    "database-damaged": Close.DAMAGED,
    "table-damaged": Close.DAMAGED,
    "entry-missing": Close.DAMAGED,
    "entry-altered": Close.DAMAGED,
    "too-many-watchers": Close.TOO_MUCH,
    "too-many-devices": Close.TOO_MUCH,
    "too-much-work": Close.TOO_MUCH,
    "unknown-version": Close.NOT_SPOKEN,
    "bad-value": Close.NOT_SPOKEN,
    "malformed": Close.NOT_SPOKEN,
    "too-large": Close.NOT_SPOKEN,
    "bad-name": Close.NOT_SPOKEN,
    "unseen-in-name": Close.NOT_SPOKEN,
    "piled-name": Close.NOT_SPOKEN,
    "name-twice": Close.NOT_SPOKEN,
    "unknown-edition": Close.UNKNOWN_TABLE,
    "no-lesson": Close.UNKNOWN_TABLE,
    "no-puzzle": Close.UNKNOWN_TABLE,
}
FORMS: dict[str, Form] = {"full": "full", "patch": "patch"}
WITHOUT_ID = (
    live.Ping, live.AutoPass, live.Hints, live.Pace, live.Refresh, live.Why, live.React, live.StopTalk, live.Earlier,
)  # fmt: skip
WORDS = get_args(live.Uttered)  # read by other people: own rate limit, and their text is in no failure report
MOST_BRACKETS = 100  # opening brackets in one message, nested or not; messages of the page have one
LONGEST_NUMBER = 9  # digits
TICK = 0.002  # seconds, added to each wait because timers of an event loop can fire slightly early

STORING = ("disk-full", "storage-failed")  # refusals that are the server's fault
PROTOCOL = "altbau"  # a page offers it and then the key of its seat: proxies log addresses, but not this header
GONE = (WebSocketDisconnect, OSError, RuntimeError)  # raised by sending on a closed connection

decoder = msgspec.json.Decoder(live.FromPage)
encoder = msgspec.json.Encoder()


Message = TypeVar("Message")
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

    async def say(self, message: FromServer | Lesson) -> None:
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
    try:
        room = await hub.room(id)
        if room:
            await waited(connection, room, visitor, secret, socket)
            return
        table, watcher = await entered(connection, hub, visitor, id, secret, socket.query_params)
    except BadInput as error:
        await turned_away(socket, id, error, language, alone=hub.store.leases.alone)
        return
    except Exception as error:
        failed(error, {"request": connection.request, "table": id})
        await socket.close(code=Close.NOT_NOW if is_outage(error) else Close.FAILED)
        return
    connection.on_drained = partial(table.audience.drained, watcher)
    try:
        await Conversation(connection, table, watcher, visitor, hub.beside, language).hold(socket.receive)
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
        failed(error, {"request": socket.scope["state"]["request"], "table": id})
    if code in (Close.TOO_MUCH, Close.NOT_SPOKEN):
        await socket.send_data(encoder.encode(refused(error, language)))
    await socket.close(code=code)


async def waited(
    connection: LiveConnection, room: Room, visitor: Visitor, secret: str | None, socket: AppSocket
) -> None:
    """Serve a viewer of a table that waits for its players, until either side closes the connection. Raises BadInput if
    the viewer may not see it."""
    form_of("full", socket.query_params.get("version"))
    room.table.seat(secret)
    looker, limit = Looker(secret, connection), visitor.messages()
    room.lookers.enter(looker, visitor.limits.devices if secret else visitor.limits.watchers)
    connection.on_drained = partial(room.lookers.drained, looker)
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
        if isinstance(read(message, decoder), live.Ping):
            return pong()
        raise BadInput("table-waits")
    except BadInput as error:
        return refused(error, language)


async def entered(
    connection: LiveConnection, hub: Hub, visitor: Visitor, id: str, secret: str | None, query: Mapping[str, str]
) -> tuple[LiveTable, Watcher]:
    """The table with the new connection in its audience. The secret decides the seat, the query what is sent. Raises
    BadInput."""
    form = form_of(query.get("send", "full"), query.get("version"))
    table = await hub.table(id, visitor)
    seat = table.keys.seat(secret)
    known = known_entries(query.get("log", "0"))
    past = await past_of(hub.beside, visitor, table, seat, known)
    watcher = Watcher(seat, past.first if past else table.showing.first_of(known), secret, form, connection, past)
    table.audience.enter(watcher, visitor.limits.watchers if seat == NOBODY else visitor.limits.devices)
    return table, watcher


class Conversation:
    """The messages of one viewer: each is answered before the next is read."""

    __slots__ = ("beside", "connection", "language", "limit", "table", "visitor", "watcher", "words")

    def __init__(
        self,
        connection: LiveConnection,
        table: LiveTable,
        watcher: Watcher,
        visitor: Visitor,
        beside: Beside,
        language: str,
    ) -> None:
        self.connection = connection
        self.table = table
        self.watcher = watcher
        self.visitor = visitor
        self.limit = visitor.messages()
        self.words = visitor.words()
        self.beside = beside
        self.language = language

    async def hold(self, receive: Receive) -> None:
        """Read and answer messages until either side closes the connection."""
        while (message := text_of(await receive())) is not None:
            if self.connection.ending:
                continue
            try:
                await self._take(message)
            except Exception as error:
                failed(error, {"request": self.connection.request, "seat": self.watcher.seat}, self.table.scene())
                self.connection.end(Close.FAILED)

    async def _take(self, message: str) -> None:
        """Answer one message. If it came too soon, wait before the next one is read. Chat messages that come too soon
        are refused without a wait, so that they delay no move."""
        wanted = understood(message)
        limit = self.words if isinstance(wanted, WORDS) else self.limit
        allowed = limit.take()
        if not self.table.keys.open(self.watcher.seat, self.watcher.key):
            return  # the key has ended, and the audience closes the connection
        began = perf_counter()
        answer = await self.answered(message, wanted, 0 if allowed else limit.wait())
        metrics.answered("live", perf_counter() - began)
        if answer:
            await self.connection.say(answer)
        if limit.over():
            self.visitor.offend()
            self.connection.end(Close.TOO_MUCH)
        elif not allowed and limit is self.limit:
            await asyncio.sleep(limit.lacks() + TICK)

    async def answered(self, message: str, wanted: live.FromPage | BadInput, wait: int) -> FromServer | None:
        """The answer to a message of the page: its result, a refusal, or a failure. With `wait` > 0 (seconds) it came
        too soon and is refused. None if no answer is sent now."""
        place: Data = {
            "request": self.connection.request,
            "seat": self.watcher.seat,
            "message": type(wanted).__name__ if isinstance(wanted, WORDS) else message,
        }
        id = None if isinstance(wanted, (BadInput, *WITHOUT_ID)) else wanted.id
        try:
            if isinstance(wanted, BadInput):
                raise wanted
            if wait:
                raise BadInput("too-many-words" if isinstance(wanted, WORDS) else "too-many-messages", seconds=wait)
            return await self.answer(wanted)
        except BadInput as error:
            if error.code in STORING:
                failed(error, place, self.table.scene())
            return refused(error, self.language, id)
        except Exception as error:
            return refused(failed(error, place, self.table.scene()), self.language, id)

    async def answer(self, wanted: live.FromPage) -> FromServer | None:
        """Carry out a message of the page. `Refresh` is answered by the table itself, `Hint` and `Review` later, once
        they are computed. Raises BadInput."""
        table, seat = self.table, self.watcher.seat
        if isinstance(wanted, live.Ping):
            return pong()
        if isinstance(wanted, live.Refresh):
            past = await past_of(self.beside, self.visitor, table, seat, wanted.log)
            table.audience.again(self.watcher, wanted.log, past)
            return None
        if isinstance(wanted, live.Why):
            return table.showing.reasons(seat, wanted.tokens)
        if isinstance(wanted, live.Hint | live.Review):
            self.connection.say_later(advised(table, seat, wanted, self.language))
            return None
        if isinstance(wanted, live.Earlier):
            return table.talk.earlier(seat, wanted)
        if isinstance(wanted, WORDS):
            self.visitor.says()
        return await carried_out(table, seat, wanted)


def understood(message: str) -> live.FromPage | BadInput:
    """A decoded message of the page, or the error in it."""
    try:
        wanted: live.FromPage = read(message, decoder)
    except BadInput as error:
        return error
    return wanted


def pong() -> live.Pong:
    """The answer to a ping, with the time of the server's event loop in seconds."""
    return live.Pong(now=round(asyncio.get_running_loop().time(), 3))


def read(message: str, decoder: msgspec.json.Decoder[Message]) -> Message:
    """A decoded message of a page. Raises BadInput for one that is too large or malformed."""
    if len(message) > LARGEST_MESSAGE or message.count("[") + message.count("{") > MOST_BRACKETS:
        raise BadInput("too-large")
    try:
        return decoder.decode(message)
    except msgspec.DecodeError as error:
        if half := half_character(message.encode()):
            raise BadInput("half-character", character=half) from None
        raise BadInput("malformed", problem=str(error)) from None


def text_of(event: ReceiveMessage) -> str | None:
    """The text of a received event; "" for a binary message, None if the client has disconnected."""
    return event.get("text") or "" if event["type"] == "websocket.receive" else None


def form_of(send: str, version: str | None) -> Form:
    """The form in which a client wants updates. Raises BadInput for an unknown form or an unknown version of the
    messages."""
    if version not in (None, str(table_messages.VERSION)):
        raise BadInput("unknown-version", version=version, known=table_messages.VERSION)
    if send not in FORMS:
        raise BadInput("bad-value", place="send", value=send, expected=", ".join(FORMS))
    return FORMS[send]


async def past_of(beside: Beside, visitor: Visitor, table: LiveTable, seat: Seat, known: int) -> Past | None:
    """The part of the log that a viewer with `known` entries lacks, built in a thread if it is long; else None. Raises
    BadInput."""
    work = table.showing.past(seat, known)
    return await beside.done(visitor, work) if work else None


def known_entries(log: str) -> int:
    """The number of log entries that the page says it has; 0 if that is no number of at most 9 digits."""
    return int(log) if log.isascii() and log.isdigit() and len(log) <= LONGEST_NUMBER else 0


async def advised(table: LiveTable, seat: Seat, wanted: live.Hint | live.Review, language: str) -> FromServer:
    """The steward's advice or review for a seat, or the refusal of it."""
    assert table.helpers.adviser
    try:
        if isinstance(wanted, live.Hint):
            return await table.helpers.adviser.advise(seat, wanted, language)
        return await table.helpers.adviser.review(seat, wanted, language)
    except BadInput as error:
        return refused(error, language, wanted.id)
    except Exception as error:
        return refused(failed(error, {"seat": seat, "message": "hint"}, table.scene()), language, wanted.id)


def refused(error: BadInput, language: str, id: str | None = None) -> live.Refused:
    """A refusal with its sentence in the viewer's language. For an illegal move the sentence is only the reason, since
    the page itself shows the alternatives."""
    metrics.refused(error)
    said = language if language in text.LANGUAGES else "en"
    rule = error.rule or None if isinstance(error, IllegalMove) else None
    reason = str(error.args_by_name.get("refusal", "")) or None
    sentence = text.of(error.game).say(said, f"refusal-{reason}") if reason else text.error(said, error)
    return live.Refused(id=id, code=error.code, sentence=sentence, rule=rule, reason=reason)
