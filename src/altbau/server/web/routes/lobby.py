"""HTTP routes of tables that wait for their players. Guests join by the same routes as at a table that has begun
(`tables.py`)."""

from litestar import Response, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from altbau.core.messages import lobby as messages
from altbau.core.messages.joining import Empty
from altbau.errors import BadInput
from altbau.server.live.lobby import LiveLobby
from altbau.server.processes.jobs import QrJob
from altbau.server.web.guard.callers import Caller, reader_of
from altbau.server.web.guard.problems import PROBLEMS, AppRequest

LONGEST_TEXT = 300  # characters of a QR code; addresses of tables are shorter


@post("/lobbies", responses=PROBLEMS)
async def open_table(
    caller: NamedDependency[Caller], request: AppRequest, data: JSONBody[messages.NewLobby]
) -> messages.CreatedLobby:
    """Open a table that waits for its players. The secrets of its seats and the invitation are given out only here."""
    caller.visitor.spend("tables")
    return await caller.hub.lobbies.open(data, reader_of(request))


@post("/tables/{id:str}/lobby", responses=PROBLEMS, status_code=200)
async def change(
    caller: NamedDependency[Caller], id: FromPath[str], data: JSONBody[messages.LobbyChange]
) -> messages.Acknowledgement:
    """Change something at a table that waits. Only the host may change more than the caller's own seat."""
    room = await lobby_at(caller, id)
    return await room.change(caller.secret, data)


@post("/tables/{id:str}/start", responses=PROBLEMS, status_code=200)
async def start(
    caller: NamedDependency[Caller], id: FromPath[str], data: JSONBody[messages.Start]
) -> messages.Acknowledgement:
    """Deal a table that waits. It keeps its address, and its players keep their keys. Host only."""
    room = await lobby_at(caller, id)
    await caller.hub.begin(room, caller.secret, data)
    return messages.Acknowledgement()


@post("/tables/{id:str}/close", responses=PROBLEMS, status_code=200)
async def close(caller: NamedDependency[Caller], id: FromPath[str], data: JSONBody[Empty]) -> messages.Acknowledgement:
    """Close a table that waits, without a game. Host only."""
    room = await lobby_at(caller, id)
    await room.close(caller.secret)
    caller.hub.lobbies.forget(id)
    return messages.Acknowledgement()


@post("/qr", responses=PROBLEMS, status_code=200)
async def qr_code(caller: NamedDependency[Caller], data: JSONBody[messages.QrText]) -> Response[messages.QrCode]:
    """A text, such as the address of a table, as a QR code."""
    if not 1 <= len(data.text) <= LONGEST_TEXT:
        raise BadInput("too-large")
    return await caller.deliver(QrJob(data.text))


async def lobby_at(caller: Caller, id: str) -> LiveLobby:
    """A table that waits. Raises BadInput if it has begun, or if the caller may not see it."""
    room = await caller.hub.room(id)
    if room is None:
        await caller.seat_at(id)
        raise BadInput("has-begun")
    return room


LOBBY = [open_table, change, start, close, qr_code]
