"""HTTP routes of the operator, who runs the server and has a key for it."""

import asyncio
from typing import Final

from litestar import Response, Router, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from altbau.core.messages import operator as messages
from altbau.core.messages.joining import Empty
from altbau.core.messages.lists import Bulletin
from altbau.errors import BadInput
from altbau.server import metrics as server_metrics
from altbau.server.operator.dashboard import Dashboard
from altbau.server.web.guard.callers import Caller
from altbau.server.web.guard.problems import PROBLEMS, AppRequest
from altbau.table.seats.access import digest

FIGURES: Final = "text/plain; version=0.0.4; charset=utf-8"  # the format of Prometheus


def overseeing_of(state: State) -> Dashboard:
    """The operator's view of this application."""
    overseeing: Dashboard = state.overseeing
    return overseeing


@get("/metrics", include_in_schema=False)
async def metrics(caller: NamedDependency[Caller], overseeing: NamedDependency[Dashboard]) -> Response[bytes]:
    """Metrics in the format of Prometheus."""
    await check_operator(caller, overseeing)
    await overseeing.operating.measure()
    return Response(await asyncio.to_thread(server_metrics.render_metrics), media_type=FIGURES)


@get("/bulletin", responses=PROBLEMS, sync_to_thread=False)
def bulletin(overseeing: NamedDependency[Dashboard]) -> Bulletin:
    """The operator's message to all pages, if there is one."""
    return Bulletin(said=overseeing.operating.bulletin)


@get("/", responses=PROBLEMS)
async def overview(caller: NamedDependency[Caller], overseeing: NamedDependency[Dashboard]) -> messages.Overview:
    """The state of the server, for the operator."""
    await check_operator(caller, overseeing)
    return await overseeing.overview()


@get("/tables", responses=PROBLEMS)
async def tables(
    caller: NamedDependency[Caller],
    overseeing: NamedDependency[Dashboard],
    kind: FromQuery[messages.TableKind],
) -> messages.OverseenTables:
    """The latest tables of a kind: who plays what. For the operator."""
    await check_operator(caller, overseeing)
    return await asyncio.to_thread(overseeing.tables, kind)


@post("/tables/{id:str}/end", responses=PROBLEMS, status_code=200)
async def end_table(
    caller: NamedDependency[Caller], overseeing: NamedDependency[Dashboard], id: FromPath[str], data: JSONBody[Empty]
) -> Empty:
    """End a table: no more can be played there, and all at it are told."""
    await check_operator(caller, overseeing)
    await overseeing.end(id)
    return data


@post("/bulletin", responses=PROBLEMS, status_code=200)
async def set_bulletin(
    caller: NamedDependency[Caller],
    overseeing: NamedDependency[Dashboard],
    data: JSONBody[messages.NewBulletin],
) -> Empty:
    """Set the operator's message to all pages, or remove it."""
    await check_operator(caller, overseeing)
    await overseeing.tell(data.said)
    return Empty()


@post("/bans", responses=PROBLEMS, status_code=200)
async def ban(
    request: AppRequest,
    caller: NamedDependency[Caller],
    overseeing: NamedDependency[Dashboard],
    data: JSONBody[messages.NewBan],
) -> Empty:
    """Ban an address or a network, and close its live connections. The caller's own address can't be banned."""
    await check_operator(caller, overseeing)
    await overseeing.ban(data, request.scope["state"]["address"])
    return Empty()


@post("/bans/end", responses=PROBLEMS, status_code=200)
async def unban(
    caller: NamedDependency[Caller], overseeing: NamedDependency[Dashboard], data: JSONBody[messages.EndBan]
) -> Empty:
    """End the ban of a network."""
    await check_operator(caller, overseeing)
    await overseeing.unban(data.network)
    return Empty()


async def check_operator(caller: Caller, overseeing: Dashboard) -> None:
    """Raises BadInput for a caller without the operator's key."""
    known = bool(caller.secret) and await asyncio.to_thread(
        overseeing.operating.is_operator, digest(caller.secret or "")
    )
    if not known:
        raise BadInput("operator-only")


OPERATOR = Router("/operator", route_handlers=[overview, tables, end_table, set_bulletin, ban, unban])
