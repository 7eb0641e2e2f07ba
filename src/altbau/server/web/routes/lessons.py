"""The live connection of a page to a practice table, of a lesson or a puzzle. Nothing is stored: the table lasts as
long as the connection, and is set up again from the progress that the page has kept."""

import asyncio
from collections.abc import Callable
from typing import Final

import msgspec
from litestar import get, websocket
from litestar.params import FromPath

from altbau.core import text
from altbau.core.messages import lesson as messages
from altbau.core.messages.live import Ping, Refresh, Why
from altbau.core.messages.puzzles import PuzzleList
from altbau.core.messages.table import Close
from altbau.errors import BadInput
from altbau.games import EDITIONS
from altbau.play.teaching.lesson import Lesson, lesson
from altbau.play.teaching.puzzle import as_lesson, of_day, puzzle, puzzles
from altbau.server.error_log import failed
from altbau.server.live.hub import Hub
from altbau.server.live.worker_threads import Beside
from altbau.server.store import wall_clock
from altbau.server.web.guard.limits import Visitor
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
from altbau.table.setup.practice import Practice

decoder: Final = msgspec.json.Decoder(messages.FromLearner)


@websocket("/lessons/{edition:str}/live")
async def learn(socket: AppSocket, edition: FromPath[str]) -> None:
    """A lesson for one learner, until either side closes the connection."""
    await practise(socket, f"lesson-{edition}", lambda: lesson(edition))


@websocket("/puzzles/{id:str}/live")
async def solve(socket: AppSocket, id: FromPath[str]) -> None:
    """A puzzle for one learner, until either side closes the connection."""
    await practise(socket, f"puzzle-{id}", lambda: as_lesson(puzzle(id)))


@get("/puzzles", sync_to_thread=True)
def puzzle_lists() -> list[PuzzleList]:
    """The puzzles of each edition that has some, with the puzzle of the day."""
    day = wall_clock.now().date().isoformat()
    return [
        PuzzleList(edition=edition, today=today, puzzles=list(puzzles(edition)))
        for edition in EDITIONS
        if (today := of_day(edition, day))
    ]


async def practise(socket: AppSocket, table: str, given: Callable[[], Lesson]) -> None:
    """Serve a practice table, named `table` in logs, until either side closes the connection."""
    hub: Hub = socket.app.state.hub
    visitor: Visitor = socket.scope["state"]["visitor"]
    language = socket.query_params.get("lang", "en")
    await socket.accept(subprotocols=PROTOCOL if PROTOCOL in socket.scope["subprotocols"] else None)
    connection = LiveConnection(socket)
    try:
        form_of("full", socket.query_params.get("version"))
        await taught(Teaching(connection, hub.beside, visitor, language, table, given), socket)
    except BadInput as error:
        await turned_away(socket, table, error, language)
    except Exception as error:
        failed(error, {"request": connection.request, "table": table})
        await socket.close(code=Close.FAILED)
    finally:
        connection.leave()


class Teaching:
    """The conversation with one learner."""

    __slots__ = ("beside", "connection", "given", "language", "table", "visitor")

    def __init__(
        self, connection: LiveConnection, beside: Beside, visitor: Visitor, language: str, table: str,
        given: Callable[[], Lesson],
    ) -> None:  # fmt: skip
        self.connection = connection
        self.beside = beside
        self.visitor = visitor
        self.language = language if language in text.LANGUAGES else "en"
        self.table = table
        self.given = given

    async def begin(self, wanted: messages.FromLearner) -> Practice:
        """Set up the table from the first message, which must be `learn`. Raises BadInput."""
        if not isinstance(wanted, messages.Learn):
            raise BadInput("malformed", problem="learn")

        def laid() -> Practice:
            return Practice(self.given(), self.table, wanted, self.language)

        practice = await self.beside.done(self.visitor, laid)
        await self.show(practice)
        return practice

    async def show(self, practice: Practice) -> None:
        """Send the table, and then the lesson's text for it."""
        await self.connection.tell(practice.shown().decode())
        await self.connection.say(practice.said())

    async def answer(self, practice: Practice, message: str) -> None:
        """Answer a message, with a refusal if something is wrong with it."""
        id = None
        try:
            wanted = read(message, decoder)
            if isinstance(wanted, Ping):
                await self.connection.say(pong())
            elif isinstance(wanted, Refresh):
                await self.show(practice)
            elif isinstance(wanted, Why):
                await self.connection.say(practice.reasons(wanted.tokens))
            elif isinstance(wanted, messages.Learn):
                raise BadInput("malformed", problem="learn")
            else:
                id = wanted.id
                await self.connection.say(await self.beside.done(self.visitor, lambda: practice.take(wanted)))
                await self.show(practice)
        except BadInput as error:
            await self.connection.say(refused(error, self.language, id))


async def taught(teaching: Teaching, socket: AppSocket) -> None:
    """Answer the messages of a learner, one after another. Raises BadInput if there is no such lesson or puzzle."""
    limit, practice = teaching.visitor.messages(), None
    while (message := text_of(await socket.receive())) is not None:
        if not limit.take():
            if limit.over():
                teaching.visitor.offend()
                teaching.connection.end(Close.TOO_MUCH)
                return
            await asyncio.sleep(limit.lacks() + TICK)
        if practice is None:
            practice = await teaching.begin(read(message, decoder))
        else:
            await teaching.answer(practice, message)
