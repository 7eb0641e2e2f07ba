"""The live connection of a page to a practice table, of a lesson or a puzzle (`runtime/lessons.py`)."""

import asyncio
from collections.abc import Callable

from litestar import get, websocket
from litestar.params import FromPath, FromQuery
from litestar.types import Receive

from altbau.core.messages.puzzles import PuzzleList
from altbau.core.messages.table import Close
from altbau.errors import BadInput
from altbau.play.teaching.lesson import Lesson, lesson
from altbau.play.teaching.puzzle import as_lesson, board, puzzle
from altbau.runtime import answers
from altbau.runtime.conversation import form_of
from altbau.runtime.lessons import LessonConversation
from altbau.server import metrics
from altbau.server.error_log import failure_error
from altbau.server.live.hub import Hub
from altbau.server.store import wall_clock
from altbau.server.web.guard.callers import reader_of
from altbau.server.web.guard.limits import Visitor
from altbau.server.web.guard.problems import PROBLEMS, AppRequest
from altbau.server.web.socket import PROTOCOL, TICK, AppSocket, LiveConnection, text_of, turned_away


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
    return answers.puzzle_lists(wall_clock.now().date().isoformat())


@get("/puzzles/{id:str}/board", sync_to_thread=True, media_type="image/svg+xml", responses=PROBLEMS)
def puzzle_board(request: AppRequest, id: FromPath[str], lang: FromQuery[str | None] = None) -> str:
    """The position of a puzzle as an SVG picture, as its seat sees it."""
    return board(puzzle(id), reader_of(request, lang))


async def practise(socket: AppSocket, table: str, given: Callable[[], Lesson]) -> None:
    """Serve a practice table, named `table` in logs, until either side closes the connection."""
    hub: Hub = socket.app.state.hub
    visitor: Visitor = socket.scope["state"]["visitor"]
    language = socket.query_params.get("lang", "en")
    await socket.accept(subprotocols=PROTOCOL if PROTOCOL in socket.scope["subprotocols"] else None)
    connection = LiveConnection(socket)
    try:
        form_of("full", socket.query_params.get("version"))
        work = hub.work_of(visitor)
        teaching = LessonConversation(connection, work.do, language, table, given, metrics.count_refusal)
        await answer_learner(teaching, connection, visitor, socket.receive)
    except BadInput as error:
        await turned_away(socket, table, error, language)
    except Exception as error:
        failure_error(error, {"request": connection.request, "table": table})
        await socket.close(code=Close.FAILED)
    finally:
        connection.leave()


async def answer_learner(
    teaching: LessonConversation, connection: LiveConnection, visitor: Visitor, receive: Receive
) -> None:
    """Answer the messages of a learner, one after another. Raises BadInput if there is no such lesson or puzzle."""
    limit, practice = visitor.messages(), None
    while (message := text_of(await receive())) is not None:
        if not limit.take():
            if limit.over():
                visitor.offend()
                connection.end(Close.TOO_MUCH)
                return
            await asyncio.sleep(limit.lacks() + TICK)
        if practice is None:
            practice = await teaching.begin(message)
        else:
            await teaching.answer(practice, message)
