"""Persons: who plays at several tables, known by the secret of a device. That secret opens no seat and is never sent to
the address of a table; each seat is opened by its own key."""

import asyncio
from collections.abc import Sequence
from typing import Final

import msgspec
from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from altbau.core.messages import account as messages
from altbau.core.messages.joining import Admitted, Empty, EnterCode, ShownCode
from altbau.core.messages.lists import HeldKey, LineUp
from altbau.errors import BadInput
from altbau.runtime.keys import CODE_SECONDS, new_code
from altbau.server.live.anonymization import PersonSeats, erase
from altbau.server.store import wall_clock
from altbau.server.store.rows.accounts import AccountRows, Key, Person
from altbau.server.store.rows.device_links import DeviceLinkRows
from altbau.server.store.rows.record_lists import Records
from altbau.server.store.store import Store
from altbau.server.web.guard.callers import Caller, count_code, reader_of
from altbau.server.web.guard.problems import PROBLEMS, AppRequest
from altbau.server.web.routes.own_tables import (
    RawListedTable,
    by_time_left,
    listed_tables,
    read_state,
    tables_of_keys,
)
from altbau.table.lists.statistics import Sat, statistics_of
from altbau.table.seats.access import code_typed, digest
from altbau.table.seats.names import OWN, readable

SHORTEST_SECRET: Final = 22  # least length of a device's secret, against guessing
CHECK_DIGITS: Final = 4
NUMBERS: Final = (100_000_000, 1_000_000_000)  # of persons: from, below

encoder = msgspec.json.Encoder()
read_line_up = msgspec.json.Decoder(LineUp).decode


class RawAccountInfo(msgspec.Struct):
    """An `AccountInfo` whose tables are copied from the database as JSON."""

    number: int
    name: str | None
    since: str
    devices: list[str]
    tables: list[RawListedTable]
    counted: list[messages.PlayedCount]
    now: str


@get("/account", responses=PROBLEMS)
async def me(caller: NamedDependency[Caller]) -> Response[messages.AccountInfo]:
    """All that is stored about the person of this device."""
    device, hub = device_of(caller), caller.hub
    person = await caller.work.do(lambda: AccountRows(hub.store).of(device))
    played = hub.home.play_time()
    return await caller.answer(lambda: encoder.encode(stored_account(hub.store, person, played)))


@post("/account/seats", responses=PROBLEMS, status_code=200)
async def sit_down(caller: NamedDependency[Caller], data: JSONBody[messages.SeatClaim]) -> Empty:
    """Tie seats to the person of this device, by the keys that open them. The first tie creates the person."""
    with caller.visitor.admits():
        name = None if data.name is None else readable(data.name, OWN)
        device, hub = device_of(caller), caller.hub
        keys = await caller.work.do(lambda: opening_keys(hub.store, data.keys))
        if data.keys and not keys:
            raise BadInput("foreign-seat")
        await AccountRows(hub.store).tie(device, name, keys, lambda: hub.home.chance.randrange(*NUMBERS))
        return Empty()


@post("/account/keys", responses=PROBLEMS)
async def come_back(
    caller: NamedDependency[Caller], request: AppRequest, data: JSONBody[messages.ReturnToTable]
) -> list[Admitted]:
    """A key for this device for each seat at a table that is tied to its person. All at the table are told."""
    with caller.visitor.admits():
        held = await asyncio.to_thread(held_at, caller.hub.store, device_of(caller), data.table)
        table = await caller.table(data.table)
        reader = reader_of(request)
        return [
            table.showing.admission_message(seat, secret, reader) for seat, secret in await table.keys.come_back(held)
        ]


@post("/account/forget", responses=PROBLEMS, status_code=200)
async def forget(
    caller: NamedDependency[Caller], records: NamedDependency[Records], data: JSONBody[messages.Forget]
) -> Empty:
    """Delete this device, the other devices or everything of its person. A device that waits to be confirmed waits no
    more. With `everything` the names, keys and chat lines of the person's seats are deleted too; the games stay,
    without the name."""
    with caller.visitor.admits():
        device, hub, visitor = device_of(caller), caller.hub, caller.visitor
        if data.what == "everything":
            for seats in await caller.work.do(lambda: seats_of(hub.store, device)):
                await erase(hub, visitor, seats)
            records.forget()
        await AccountRows(hub.store).forget(device, data.what)
        return Empty()


@post("/account/code", responses=PROBLEMS)
async def show_code(caller: NamedDependency[Caller], data: JSONBody[Empty]) -> ShownCode:
    """A code by which another device can be added to the person of this one, once and within 300 s."""
    with caller.visitor.admits():
        code, until = new_code(caller.hub.home)
        await DeviceLinkRows(caller.hub.store).show(device_of(caller), digest(code_typed(code)), until)
        return ShownCode(code=code, seconds=CODE_SECONDS)


@post("/account/device", responses=PROBLEMS, status_code=200, guards=[count_code])
async def enter_code(caller: NamedDependency[Caller], data: JSONBody[EnterCode]) -> messages.DeviceLink:
    """Wait to be added to the person whose device shows this code. The code is spent."""
    device = device_of(caller)
    await DeviceLinkRows(caller.hub.store).enter(device, digest(code_typed(data.code)))
    return messages.DeviceLink(known=False, check=check_of(device))


@get("/account/arrival", responses=PROBLEMS)
async def device_link(caller: NamedDependency[Caller]) -> messages.DeviceLink:
    """Whether this device belongs to a person, and the check digits of the device that waits to be added, if any."""
    device = device_of(caller)
    known, newcomer = await asyncio.to_thread(DeviceLinkRows(caller.hub.store).link_state, device)
    return messages.DeviceLink(known=known, check=check_of(newcomer) if newcomer else None)


@post("/account/confirm", responses=PROBLEMS, status_code=200, guards=[count_code])
async def confirm(caller: NamedDependency[Caller], data: JSONBody[messages.Confirm]) -> Empty:
    """Add the device that waits to the person of this one, or refuse it. `check` must be the digits of that device."""
    device, arrivals = device_of(caller), DeviceLinkRows(caller.hub.store)
    _, newcomer = await asyncio.to_thread(arrivals.link_state, device)
    if newcomer is None or newcomer == device or check_of(newcomer) != data.check:
        raise BadInput("nobody-arrives")
    await arrivals.confirm(device, newcomer, yes=data.yes)
    return Empty()


def check_of(newcomer: str) -> str:
    """The check digits that both devices show once a code was typed on the new one."""
    return f"{int(newcomer[:12], 16) % 10**CHECK_DIGITS:0{CHECK_DIGITS}d}"


def device_of(caller: Caller) -> str:
    """The digest of the device's secret. Raises BadInput for a missing or short one."""
    if len(caller.secret or "") < SHORTEST_SECRET:
        raise BadInput("short-secret", letters=SHORTEST_SECRET)
    return digest(caller.secret or "")


def opening_keys(store: Store, keys: Sequence[HeldKey]) -> list[Key]:
    """The keys among these that open a seat, as digests."""
    wrong = set(tables_of_keys(store, keys).wrong)
    return [Key(key.table, digest(key.secret)) for place, key in enumerate(keys) if place not in wrong]


def held_at(store: Store, device: str, table: str) -> set[str]:
    """The digests of the keys at a table that are tied to the person of a device. Raises BadInput if there are none."""
    accounts = AccountRows(store)
    held = {key.digest for key in accounts.ties(accounts.of(device).number) if key.table == table}
    if not held:
        raise BadInput("foreign-seat")
    return held


def seats_of(store: Store, device: str) -> list[PersonSeats]:
    """The seats of the person of a device, by table; empty if the device belongs to nobody."""
    accounts = AccountRows(store)
    number = accounts.person_of_device(device)
    if number is None:
        return []
    tables, opens = tied_tables(store, accounts.ties(number))
    return [
        PersonSeats(
            each.id, frozenset(each.own), not {*opens[each.id].values()} <= {*each.own}, read_state(each.state).over
        )
        for each in tables
    ]


def tied_tables(
    store: Store, keys: Sequence[Key], played: float | None = None
) -> tuple[list[RawListedTable], dict[str, dict[str, str]]]:
    """The tables where one of these keys opens a seat, and by table the seat that each digest of a secret opens;
    `played` as in `tables_of_keys`."""
    wanted = set(keys)
    found, opens = listed_tables(store, {key.table for key in wanted}, played)
    for id, table in found.items():
        table.own = sorted({seat for each, seat in opens[id].items() if Key(id, each) in wanted})
    return [table for table in found.values() if table.own], opens


def stored_account(store: Store, person: Person, played: float) -> RawAccountInfo:
    """What is stored about a person, with the tables as they are listed, at this moment of the server's own time."""
    accounts = AccountRows(store)
    own, opens = tied_tables(store, accounts.ties(person.number), played)
    sat = [
        Sat(each.own, opens[each.id].values(), read_state(each.state), read_line_up(each.line_up))
        for each in own
        if each.counts
    ]
    devices, counted, now = accounts.devices(person.number), statistics_of(sat), wall_clock.timestamp()
    return RawAccountInfo(*person, devices, by_time_left(own), counted, now)


ACCOUNT = [me, sit_down, come_back, forget, show_code, enter_code, device_link, confirm]
