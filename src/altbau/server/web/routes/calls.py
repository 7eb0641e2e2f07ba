"""HTTP routes of calls: how the person of a seat is to be called. An address is taken, and never given out again."""

import asyncio
from collections.abc import Mapping
from hmac import compare_digest
from typing import NamedTuple, cast

import msgspec
from litestar import get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from altbau.core.messages import calls as messages
from altbau.core.messages.joining import Empty
from altbau.errors import BadInput
from altbau.server.calls.call_rounds import CallRounds
from altbau.server.calls.channel import channel_of, confirm, read_address
from altbau.server.calls.due_calls import read_keys
from altbau.server.store.rows.channels import OF_TABLE, ChannelRow, ChannelRows
from altbau.server.web.guard.callers import Caller, reader_of
from altbau.server.web.guard.problems import PROBLEMS, AppRequest
from altbau.server.web.routes.own_tables import listed_tables
from altbau.table.seats.access import digest

encoder = msgspec.json.Encoder()


class SeatKeys(NamedTuple):
    """The digest of a caller's key, those of all keys of the seat that it opens, and all seats of the table by the
    digests of their keys."""

    own: str
    all: list[str]
    opens: dict[str, str]


def rounds_of(state: State) -> CallRounds:
    """The calls of this application."""
    rounds: CallRounds = state.rounds
    return rounds


@get("/calls", responses=PROBLEMS, sync_to_thread=False)
def call_options(rounds: NamedDependency[CallRounds]) -> messages.CallOptions:
    """How this server can call."""
    sender = rounds.sender
    settings = sender.settings
    return messages.CallOptions(key=sender.key.public, hosts=[*settings.webhook_hosts], mail=settings.mail is not None)


@get("/tables/{id:str}/calls", responses=PROBLEMS)
async def channels(caller: NamedDependency[Caller], id: FromPath[str]) -> messages.Channels:
    """How the caller's seat is called, on whichever of its devices that was set up."""
    keys, rows = await seat_keys(caller, id), ChannelRows(caller.hub.store)
    found = await asyncio.to_thread(rows.of_keys, id, [OF_TABLE, *keys.all])
    own = [each for each in found if each.key != OF_TABLE]
    return messages.Channels(
        channels=[
            messages.Channel(
                id=each.digest, form=form_of(each), since=each.since, confirmed=read_address(each.address).confirmed
            )
            for each in own
        ],
        table=[table_channel(each, keys.opens) for each in found if each.key == OF_TABLE],
    )


@post("/tables/{id:str}/calls/add", responses=PROBLEMS)
async def add_channel(
    caller: NamedDependency[Caller],
    rounds: NamedDependency[CallRounds],
    request: AppRequest,
    id: FromPath[str],
    data: JSONBody[messages.NewChannel],
) -> Empty:
    """Have the caller's seat called, in the language of the request, until the game is over or the key ends. To an
    address of mail a link is sent first, which confirms it."""
    with caller.visitor.admits():
        keys = await seat_keys(caller, id)
        new = channel_of(data, id, keys.own, reader_of(request), base_of(request), rounds.sender.settings)
        rows = ChannelRows(caller.hub.store)
        if new.form != "mail":
            await rows.add(new)
        elif not any(is_confirmed(each, new) for each in await asyncio.to_thread(rows.of_keys, id, [new.key])):
            await rounds.add_mail(new)
        return Empty()


@post("/tables/{id:str}/calls/propose", responses=PROBLEMS)
async def propose_channel(
    caller: NamedDependency[Caller],
    rounds: NamedDependency[CallRounds],
    request: AppRequest,
    id: FromPath[str],
    data: JSONBody[messages.NewTableChannel],
) -> Empty:
    """Propose that the table tells by a webhook whose turn it is. It does as soon as all people there want it."""
    with caller.visitor.admits():
        keys = await seat_keys(caller, id)
        wanted = messages.NewChannel(form=data.form, address=data.address)
        new = channel_of(
            wanted, id, OF_TABLE, reader_of(request), base_of(request), rounds.sender.settings,
            agreed=encoder.encode([keys.own]).decode(),
        )  # fmt: skip
        await ChannelRows(caller.hub.store).add(new)
        caller.hub.tell_channels(id)
        return Empty()


@post("/tables/{id:str}/calls/agree", responses=PROBLEMS, status_code=200)
async def agree_to_channel(
    caller: NamedDependency[Caller], id: FromPath[str], data: JSONBody[messages.AgreeToChannel]
) -> Empty:
    """Say yes or no to a channel of the table. One no ends it, before and after all have agreed."""
    keys, rows = await seat_keys(caller, id), ChannelRows(caller.hub.store)
    if data.yes:
        await rows.agree(id, data.id, keys.own)
    else:
        await rows.remove(id, [OF_TABLE], data.id)
    caller.hub.tell_channels(id)
    return Empty()


@post("/tables/{id:str}/calls/end", responses=PROBLEMS, status_code=200)
async def end_channel(caller: NamedDependency[Caller], id: FromPath[str], data: JSONBody[messages.EndChannel]) -> Empty:
    """Call the caller's seat no more by this channel."""
    keys = await seat_keys(caller, id)
    await ChannelRows(caller.hub.store).remove(id, keys.all, data.id)
    return Empty()


@post("/tables/{id:str}/calls/mail/confirm", responses=PROBLEMS, status_code=200)
async def confirm_mail(
    caller: NamedDependency[Caller], id: FromPath[str], data: JSONBody[messages.MailChannel]
) -> Empty:
    """Confirm an address of mail by the key that was sent there."""
    with caller.visitor.admits():
        found = await mail_channel(caller, id, data.key)
        await ChannelRows(caller.hub.store).change(found, address=confirm(found).address)
        return Empty()


@post("/tables/{id:str}/calls/mail/{key:str}/end", responses=PROBLEMS, status_code=200)
async def end_mail(caller: NamedDependency[Caller], id: FromPath[str], key: FromPath[messages.MailKey]) -> Empty:
    """Send no more mail to the address to which this key was sent. A mail names this address itself, so that one click
    in a mail program ends it (RFC 8058)."""
    with caller.visitor.admits():
        found = await mail_channel(caller, id, key)
        await ChannelRows(caller.hub.store).remove(id, [found.key], found.digest)
        return Empty()


@post("/tables/{id:str}/calls/look", responses=PROBLEMS, status_code=200)
async def note_look(
    caller: NamedDependency[Caller], id: FromPath[str], data: JSONBody[Empty]
) -> messages.TableChannels:
    """The page of the caller's seat is visible and was just used: for two minutes it needs no call. Nobody is told. The
    answer is what was proposed for the table."""
    keys, rows = await seat_keys(caller, id), ChannelRows(caller.hub.store)
    await rows.note_look(id, keys.all, caller.hub.home.play_time())
    found = await asyncio.to_thread(rows.of_keys, id, [OF_TABLE])
    return messages.TableChannels(table=[table_channel(each, keys.opens) for each in found])


async def mail_channel(caller: Caller, id: str, key: str) -> ChannelRow:
    """The channel by mail with this key. Raises BadInput."""
    for each in await asyncio.to_thread(ChannelRows(caller.hub.store).of_table, id):
        known = read_address(each.address).mail_key
        if known is not None and compare_digest(known.encode(), key.encode()):
            return each
    raise BadInput("unknown-channel")


def is_confirmed(known: ChannelRow, new: ChannelRow) -> bool:
    """Whether an address that is to be added is confirmed already."""
    return known.digest == new.digest and known.form == new.form and read_address(known.address).confirmed


async def seat_keys(caller: Caller, id: str) -> SeatKeys:
    """The keys of the caller's seat at a table, waiting or played. Raises BadInput."""
    _, opens = await asyncio.to_thread(listed_tables, caller.hub.store, {id})
    if id not in opens:
        raise BadInput("unknown-table")
    own = digest(caller.secret or "")
    seat = opens[id].get(own)
    if seat is None:
        raise BadInput("foreign-seat")
    return SeatKeys(own, [key for key, opened in opens[id].items() if opened == seat], opens[id])


def table_channel(row: ChannelRow, opens: Mapping[str, str]) -> messages.TableChannel:
    """A channel of a table, whose seats are given by the digests of their keys."""
    return messages.TableChannel(
        id=row.digest,
        form=form_of(row),
        since=row.since,
        yes=[*dict.fromkeys(opens[key] for key in read_keys(row.agreed) if key in opens)],
        asked=sorted({*opens.values()}),
    )


def form_of(row: ChannelRow) -> messages.CallForm:
    """The form of a channel."""
    return cast(messages.CallForm, row.form)


def base_of(request: AppRequest) -> str:
    """The address of the page, without a slash at its end."""
    return str(request.base_url).rstrip("/") + str(request.app.state.path)


CALLS = [
    call_options, channels, add_channel, propose_channel, agree_to_channel, end_channel, confirm_mail, end_mail,
    note_look,
]  # fmt: skip
