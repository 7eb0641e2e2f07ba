"""What people say to each other at a table, over HTTP, and who may look on."""

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from altbau.core.page import entering, live
from altbau.errors import BadInput
from altbau.server.live.acting import carried_out
from altbau.server.web.callers import Caller, admissions_counted
from altbau.server.web.problems import PROBLEMS
from altbau.table.seats import check_host


@get("/tables/{id:str}/talk", responses=PROBLEMS)
async def earlier(
    caller: NamedDependency[Caller], id: FromPath[str], before: FromQuery[int], room: FromQuery[live.Room] = "players"
) -> live.Talk:
    """What was said in a room before the line of a number."""
    found, seat = await caller.seat_at(id)
    return found.talk.earlier(seat, live.Earlier(room=room, before=before))


@post("/tables/{id:str}/say", responses=PROBLEMS, status_code=200)
async def say(caller: NamedDependency[Caller], id: FromPath[str], data: JSONBody[live.Say]) -> live.Accepted:
    """Say something: a player among the players, a spectator among the spectators."""
    found, seat = await caller.seat_at(id)
    caller.visitor.says()
    return await carried_out(found, seat, data)


@post("/tables/{id:str}/react", responses=PROBLEMS, status_code=200)
async def react(caller: NamedDependency[Caller], id: FromPath[str], data: JSONBody[live.React]) -> live.Accepted:
    """Let a picture rise at one's own portrait."""
    found, seat = await caller.seat_at(id)
    caller.visitor.says()
    return await carried_out(found, seat, data)


@post("/tables/{id:str}/stop-talk", responses=PROBLEMS, status_code=200)
async def stop(caller: NamedDependency[Caller], id: FromPath[str], data: JSONBody[live.StopTalk]) -> live.Accepted:
    """Let nobody say anything any more, or everybody."""
    return await carried_out(*await caller.seat_at(id), data)


@post("/tables/{id:str}/watching", responses=PROBLEMS, guards=[admissions_counted])
async def watch(
    caller: NamedDependency[Caller], id: FromPath[str], data: JSONBody[entering.Watch]
) -> entering.WatchLink:
    """Let others look on, with the table's address or only by a new link, or nobody. Only who started the table can do
    this; whoever may not look on any more is shown nothing from now on."""
    found, seat = await caller.player_at(id)
    check_host(found.keys.hosts, seat)
    if found.about.sealed:
        raise BadInput("deal-sealed")
    secret = await found.keys.watch(data.watching)
    found.talk.tell_company()
    return entering.WatchLink(secret=secret)


TALK = [earlier, say, react, stop, watch]
