"""Pasted texts in the notation. Nothing of them is stored, and no table of this server is changed."""

from functools import partial

from litestar import MediaType, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from altbau.core.messages import joining
from altbau.core.messages.pasted_game import MOST, Misread, Paste, PlayPasted
from altbau.games import game_of
from altbau.runtime.look_back.jobs import ExampleJob, PasteJob
from altbau.runtime.look_back.what_if import start_pasted
from altbau.server.live.running_games import matches_running_game
from altbau.server.web.guard.callers import Caller, reader_of
from altbau.server.web.guard.problems import PROBLEMS, AppRequest
from altbau.table.replay.moments import Moment
from altbau.table.replay.pasted_game import PastedGame

LARGEST = 6 * MOST  # bytes of a text as JSON


@post("/positions", responses=PROBLEMS, status_code=200, request_max_body_size=LARGEST)
async def lay_out(
    caller: NamedDependency[Caller], request: AppRequest, data: JSONBody[Paste]
) -> Response[PastedGame | Misread]:
    """A pasted position or game as a replay, or the error that `altbau check` reports for it."""
    return await caller.deliver(PasteJob(data, reader_of(request)))


@post("/pasted/tables", responses=PROBLEMS, request_max_body_size=LARGEST)
async def play_pasted(
    caller: NamedDependency[Caller], request: AppRequest, data: JSONBody[PlayPasted]
) -> joining.Created:
    """Play on from a moment of a pasted text at a new table, against bots."""
    caller.visitor.spend("tables")
    hub = caller.hub

    async def is_running(moment: Moment) -> bool:
        return await caller.work.do(partial(matches_running_game, hub, moment))

    return await start_pasted(hub.tables, data, reader_of(request), caller.work, is_running)


@get("/positions/{edition:str}", media_type=MediaType.TEXT, responses=PROBLEMS)
async def example(caller: NamedDependency[Caller], edition: FromPath[str]) -> Response[str]:
    """An example position: an edition just dealt, for three players."""
    game_of(edition)
    return await caller.deliver(ExampleJob(edition), MediaType.TEXT)
