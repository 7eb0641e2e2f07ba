"""HTTP routes of calls: how the person of a seat is to be called. An address is taken, and never given out again."""

import asyncio
from typing import NamedTuple, cast

from litestar import get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from altbau.core.messages import calls as messages
from altbau.core.messages.joining import Empty
from altbau.errors import BadInput
from altbau.server.calls.call_rounds import CallRounds
from altbau.server.calls.channel import channel_of
from altbau.server.store.rows.channels import ChannelRows
from altbau.server.web.guard.callers import Caller, reader_of
from altbau.server.web.guard.problems import PROBLEMS, AppRequest
from altbau.server.web.routes.own_tables import listed_tables
from altbau.table.seats.access import digest


class SeatKeys(NamedTuple):
    """The digest of a caller's key, and those of all keys of the seat that it opens."""

    own: str
    all: list[str]


def rounds_of(state: State) -> CallRounds:
    """The calls of this application."""
    rounds: CallRounds = state.rounds
    return rounds


@get("/calls", responses=PROBLEMS, sync_to_thread=False)
def call_options(rounds: NamedDependency[CallRounds]) -> messages.CallOptions:
    """How this server can call."""
    sender = rounds.sender
    return messages.CallOptions(key=sender.key.public, hosts=[*sender.settings.webhook_hosts])


@get("/tables/{id:str}/calls", responses=PROBLEMS)
async def channels(caller: NamedDependency[Caller], id: FromPath[str]) -> messages.Channels:
    """How the caller's seat is called, on whichever of its devices that was set up."""
    keys, rows = await seat_keys(caller, id), ChannelRows(caller.hub.store)
    found = await asyncio.to_thread(rows.of_keys, id, keys.all)
    return messages.Channels(
        channels=[
            messages.Channel(id=each.digest, form=cast(messages.CallForm, each.form), since=each.since)
            for each in found
        ]
    )


@post("/tables/{id:str}/calls/add", responses=PROBLEMS)
async def add_channel(
    caller: NamedDependency[Caller],
    rounds: NamedDependency[CallRounds],
    request: AppRequest,
    id: FromPath[str],
    data: JSONBody[messages.NewChannel],
) -> Empty:
    """Have the caller's seat called, in the language of the request, until the game is over or the key ends."""
    with caller.visitor.admits():
        keys = await seat_keys(caller, id)
        base = str(request.base_url).rstrip("/") + request.app.state.path
        new = channel_of(data, id, keys.own, reader_of(request), base, rounds.sender.settings)
        await ChannelRows(caller.hub.store).add(new)
        return Empty()


@post("/tables/{id:str}/calls/end", responses=PROBLEMS, status_code=200)
async def end_channel(caller: NamedDependency[Caller], id: FromPath[str], data: JSONBody[messages.EndChannel]) -> Empty:
    """Call the caller's seat no more by this channel."""
    keys = await seat_keys(caller, id)
    await ChannelRows(caller.hub.store).remove(id, keys.all, data.id)
    return Empty()


@post("/tables/{id:str}/calls/look", responses=PROBLEMS, status_code=200)
async def note_look(caller: NamedDependency[Caller], id: FromPath[str], data: JSONBody[Empty]) -> Empty:
    """The page of the caller's seat is visible and was just used: for two minutes it needs no call. Nobody is told."""
    keys = await seat_keys(caller, id)
    await ChannelRows(caller.hub.store).note_look(id, keys.all, caller.hub.home.play_time())
    return Empty()


async def seat_keys(caller: Caller, id: str) -> SeatKeys:
    """The keys of the caller's seat at a table, waiting or played. Raises BadInput."""
    _, opens = await asyncio.to_thread(listed_tables, caller.hub.store, {id})
    if id not in opens:
        raise BadInput("unknown-table")
    own = digest(caller.secret or "")
    seat = opens[id].get(own)
    if seat is None:
        raise BadInput("foreign-seat")
    return SeatKeys(own, [key for key, opened in opens[id].items() if opened == seat])


CALLS = [call_options, channels, add_channel, end_channel, note_look]
