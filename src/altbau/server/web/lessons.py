"""The live connection of a page to a practice table. Nothing of it is written down: it is there as long as somebody
learns, and set up anew from the progress that the page has kept."""

import asyncio
from typing import Final

import msgspec
from litestar import websocket
from litestar.params import FromPath

from altbau.core import text
from altbau.core.page import lesson as wire
from altbau.core.page.live import Ping, Refresh, Why
from altbau.core.page.wire import Close
from altbau.errors import BadInput
from altbau.server.failures import failed
from altbau.server.live.beside import Beside
from altbau.server.live.hub import Hub
from altbau.server.web.limits import Visitor
from altbau.server.web.socket import (
    PROTOCOL,
    TICK,
    AppSocket,
    LiveConnection,
    form_of,
    pong,
    read,
    refused,
    text_of,
    turned_away,
)  # fmt: skip
from altbau.table.practice import Practice

decoder: Final = msgspec.json.Decoder(wire.FromLearner)


@websocket("/lessons/{edition:str}/live")
async def learn(socket: AppSocket, edition: FromPath[str]) -> None:
    """A lesson for one learner, until either side goes."""
    hub: Hub = socket.app.state.hub
    visitor: Visitor = socket.scope["state"]["visitor"]
    language = socket.query_params.get("lang", "en")
    await socket.accept(subprotocols=PROTOCOL if PROTOCOL in socket.scope["subprotocols"] else None)
    connection = LiveConnection(socket)
    try:
        form_of("full", socket.query_params.get("version"))
        await taught(Teaching(connection, hub.beside, visitor, language), edition, socket)
    except BadInput as error:
        await turned_away(socket, edition, error, language)
    except Exception as error:
        failed(error, {"lesson": edition})
        await socket.close(code=Close.FAILED)
    finally:
        connection.leave()


class Teaching:
    """A conversation with one learner."""

    __slots__ = ("beside", "connection", "language", "visitor")

    def __init__(self, connection: LiveConnection, beside: Beside, visitor: Visitor, language: str) -> None:
        self.connection = connection
        self.beside = beside
        self.visitor = visitor
        self.language = language if language in text.LANGUAGES else "en"

    async def begin(self, edition: str, wanted: wire.FromLearner) -> Practice:
        """Set the table up for whoever has said who learns. Raises BadInput."""
        if not isinstance(wanted, wire.Learn):
            raise BadInput("malformed", problem="learn")
        practice = await self.beside.done(self.visitor, lambda: Practice(edition, wanted, self.language))
        await self.show(practice)
        return practice

    async def show(self, practice: Practice) -> None:
        """Show the table, and say what the lesson says of it."""
        await self.connection.tell(practice.shown().decode())
        await self.connection.say(practice.said())

    async def answer(self, practice: Practice, message: str) -> None:
        """Answer a message; whatever is wrong with it is an answer, too."""
        id = None
        try:
            wanted = read(message, decoder)
            if isinstance(wanted, Ping):
                await self.connection.say(pong())
            elif isinstance(wanted, Refresh):
                await self.show(practice)
            elif isinstance(wanted, Why):
                await self.connection.say(practice.reasons(wanted.tokens))
            elif isinstance(wanted, wire.Learn):
                raise BadInput("malformed", problem="learn")
            else:
                id = wanted.id
                await self.connection.say(await self.beside.done(self.visitor, lambda: practice.take(wanted)))
                await self.show(practice)
        except BadInput as error:
            await self.connection.say(refused(error, self.language, id))


async def taught(teaching: Teaching, edition: str, socket: AppSocket) -> None:
    """Answer a learner's messages, one after another. Raises BadInput where there is nothing to learn."""
    limit, practice = teaching.visitor.messages(), None
    while (message := text_of(await socket.receive())) is not None:
        if not limit.take():
            if limit.over():
                teaching.connection.end(Close.TOO_MUCH)
                return
            await asyncio.sleep(limit.lacks() + TICK)
        if practice is None:
            practice = await teaching.begin(edition, read(message, decoder))
        else:
            await teaching.answer(practice, message)
