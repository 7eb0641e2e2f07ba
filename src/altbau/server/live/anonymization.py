"""Erases a person from a table, whether it waits, is played, is over or archived."""

import asyncio
from collections.abc import Collection
from contextlib import suppress
from typing import NamedTuple

from altbau.core.engine.ids import Seat, by_seat
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.errors import BadInput
from altbau.runtime.live_table import LiveTable
from altbau.server.live.hub import Hub
from altbau.server.processes.worker_threads import Visitor
from altbau.server.store.rows.channels import ChannelRows
from altbau.server.store.store import Store
from altbau.table.lists.list_rows import read_opens


class PersonSeats(NamedTuple):
    """A person's seats at a table, whether `others` have seats there, too, and whether it is `over`."""

    table: str
    own: frozenset[str]
    others: bool
    over: bool


async def erase(hub: Hub, visitor: Visitor, seats: PersonSeats) -> None:
    """Erase what is kept about a person at a table, and at rematches where a seat is reserved for them, except what
    they did in the game. If others play on, the person resigns. Raises BadInput."""
    room = await hub.room(seats.table)
    if room:
        own = numbers(seats.own)
        opening = [place.key for seat, place in by_seat(room.table.places) if place.key and seat not in own]
        await ChannelRows(hub.store).end(seats.table, opening)
        await room.erase(own)
        if room.lookers.over:
            hub.lobbies.forget(seats.table)
        return
    if seats.others and not seats.over:
        await resign(await hub.table(seats.table, visitor), numbers(seats.own))
    table, letters = seats.table, {*seats.own}
    while letters:
        await hub.erase(table, numbers(letters))
        following = await asyncio.to_thread(rematch_reservations, hub.store, table, letters)
        if following is None:
            return
        table, letters = following


def rematch_reservations(store: Store, id: str, letters: Collection[str]) -> tuple[str, set[str]] | None:
    """The rematch of a table, and its seats that are reserved for people of these seats who have not come yet; None if
    there is no rematch."""
    rematch = store.next_of(id)
    body = store.start(rematch) if rematch else None
    if rematch is None or body is None:
        return None
    taken = {seat for each in store.summaries({rematch}) for seat in read_opens(each.opens).values()}
    was = {SEAT_NAMES[number]: seat["was"] for number, seat in by_seat(body["seats"])}
    return rematch, {seat for seat, before in was.items() if before in letters and seat not in taken}


async def resign(table: LiveTable, gone: Collection[Seat]) -> None:
    """Resign from some seats. If no host stays, the first person who stays becomes the host."""
    for seat in gone:
        with suppress(BadInput):  # between two games, or resigned already
            await table.change("resign", {"seat": seat})
    stays = [seat for seat, lock in enumerate(table.keys.locks) if lock.secrets and seat not in gone]
    if stays and table.keys.hosts <= {*gone}:
        await table.keys.lead(Seat(stays[0]))


def numbers(letters: Collection[str]) -> set[Seat]:
    """The seats of these letters."""
    return {Seat(SEAT_NAMES.index(letter)) for letter in letters}
