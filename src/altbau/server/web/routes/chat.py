"""HTTP routes of the chat of a table and of its spectators."""

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from altbau.core.messages import joining, live
from altbau.runtime import answers
from altbau.server.web.guard.callers import Caller
from altbau.server.web.guard.problems import PROBLEMS


@get("/tables/{id:str}/chat", responses=PROBLEMS)
async def earlier(
    caller: NamedDependency[Caller], id: FromPath[str], before: FromQuery[int], room: FromQuery[live.Room] = "players"
) -> live.ChatLines:
    """The chat lines of a room before the line number `before`."""
    found, seat = await caller.seat_at(id)
    return found.chat.earlier(seat, live.EarlierChat(room=room, before=before))


@post("/tables/{id:str}/watching", responses=PROBLEMS)
async def watch(
    caller: NamedDependency[Caller], id: FromPath[str], data: JSONBody[joining.Watch]
) -> joining.SpectatorLink:
    """Admit spectators by the table's address, only by a new link, or not at all. Host only. Spectators who are no
    longer admitted are disconnected."""
    with caller.visitor.admits():
        return await answers.admit_spectators(*await caller.player_at(id), data)


CHAT = [earlier, watch]
