"""The HTTP route for composing a move that is said in advance. Nothing is stored, and nobody is told."""

from litestar import Response, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from altbau.core.messages.next_turn import TriedTurn, TryTurn
from altbau.runtime import answers
from altbau.server.web.guard.callers import Caller
from altbau.server.web.guard.problems import PROBLEMS


@post("/tables/{id:str}/next-turn", responses=PROBLEMS, status_code=200)
async def next_turn(caller: NamedDependency[Caller], id: FromPath[str], data: JSONBody[TryTurn]) -> Response[TriedTurn]:
    """The caller's next turn with these moves, as if it began in the position as the caller sees it now: what each move
    does, and what can follow. For a table by days. The others are imagined to decline all that they are asked."""
    return await caller.answer(answers.tried_turn(*await caller.player_at(id), data.moves))
