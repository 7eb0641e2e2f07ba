"""Deals that several tables play: made, played and closed. Until a deal is closed its seed is not sent to anybody, and
its finished games are shown only to those who have finished one."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from random import Random
from typing import Final, TypeAlias

import msgspec

from altbau.core.data import Data
from altbau.core.engine.ids import NOBODY, Seat, seats
from altbau.core.messages import deals as messages
from altbau.core.messages.joining import Created
from altbau.core.messages.lists import LineUp, TableState
from altbau.errors import BadInput
from altbau.games import EDITIONS, game_of
from altbau.runtime.keys import ID_BYTES, SEED_BITS, new_secret
from altbau.runtime.live_table import LiveTable
from altbau.server.processes.worker_threads import Visitor, WorkerThread
from altbau.server.store import wall_clock
from altbau.server.store.rows.deals import DealRow, DealRows, TableRow
from altbau.server.store.store import Store
from altbau.server.store.writer import Job
from altbau.table.seats.access import digest
from altbau.table.setup.creation import IssuedKeys, checked_names, created_message, table_body
from altbau.table.setup.duplicate_deals import (
    PERSON,
    ChoiceLine,
    Deal,
    DealEntry,
    FinishedDeal,
    comparison_of,
    daily_deal,
    deal_message,
    line_of,
    listed_deal,
    new_deal,
    new_table,
    results,
)

MOST_READ: Final = 40  # games that are read for one answer
OPEN: Final = timedelta(days=30)  # how long a linked deal can be played, unless its host closes it

Starting: TypeAlias = Callable[[str, Data, Job], Awaitable[None]]  # starts a table, and writes the job with it

read_state = msgspec.json.Decoder(TableState).decode
read_line_up = msgspec.json.Decoder(LineUp).decode
read_line = msgspec.json.Decoder(ChoiceLine).decode


class Deals:
    """All deals of a server."""

    def __init__(self, store: Store, beside: WorkerThread, chance: Random) -> None:
        self._store = store
        self._rows = DealRows(store)
        self._beside = beside
        self._chance = chance

    # --- lists of deals -----------------------------------------------------------------------------------------------

    async def list_deals(self, device: str | None) -> list[messages.ListedDeal]:
        """Today's deals, and those that a person with this device has begun or made."""
        today = await self._today(wall_clock.now())
        return await asyncio.to_thread(self._listed, today, device)

    def _listed(self, today: list[Deal], device: str | None) -> list[messages.ListedDeal]:
        now = wall_clock.timestamp()
        if device is None:
            return [listed_deal(deal, None, now, host=False) for deal in today]
        known = {deal.id: deal for deal in (*today, *(Deal(*row) for row in self._rows.of_device(device)))}
        own = {row.deal: deal_entry(row) for row in self._rows.own_tables(device, known)}
        devices = self._rows.devices(device)
        return [listed_deal(deal, own.get(id), now, host=deal.host in devices) for id, deal in known.items()]

    async def _today(self, now: datetime) -> list[Deal]:
        """The deals of the day of a moment, one of each edition; the first request of the day makes them."""
        names = {name_of_day(edition, now): edition for edition in EDITIONS}
        found = await asyncio.to_thread(self._rows.daily, names)
        for name in names.keys() - found.keys():
            await self._rows.add(self._new(daily_deal(names[name]), midnight(now), name, None))
        if found.keys() != names.keys():
            found = await asyncio.to_thread(self._rows.daily, names)
        return [Deal(*found[name]) for name in names]

    def _new(self, wanted: messages.NewDeal, closes: datetime, day: str | None, host: str | None) -> DealRow:
        body = new_deal(wanted, self._chance.getrandbits(SEED_BITS))
        return DealRow(
            new_secret(self._chance, ID_BYTES), wall_clock.timestamp(), wall_clock.timestamp(closes), day, host, body
        )

    # --- what a person does -------------------------------------------------------------------------------------------

    async def make(self, wanted: messages.NewDeal, device: str) -> str:
        """Make a deal for everybody who has its link: its id. Raises BadInput."""
        deal = self._new(wanted, wall_clock.now() + OPEN, None, device)
        await self._rows.add(deal)
        return deal.id

    async def close(self, id: str, device: str) -> None:
        """Close a deal; only its host may. Raises BadInput."""
        deal = await asyncio.to_thread(self._rows.find, id)
        if deal.host not in await asyncio.to_thread(self._rows.devices, device):
            raise BadInput("not-host")
        await self._rows.close(id)

    async def play(self, id: str, device: str, name: str, language: str, start: Starting) -> Created:
        """Start a person's own table of a deal; a person can do so once, on all devices together. Raises BadInput."""
        deal = Deal(*await asyncio.to_thread(self._rows.find, id))
        if not deal.playable:
            raise BadInput("deal-older-rules")
        wanted = new_table(deal.body, name)
        names, secret = checked_names(wanted), new_secret(self._chance)
        given = [IssuedKeys(secret if seat == PERSON else None, None) for seat in seats(len(names))]
        body = table_body(wanted, names, [each.digests() for each in given], deal.body["seed"])
        table = new_secret(self._chance, ID_BYTES)
        alike = {"deal": deal.id, "by_number": True, "watching": "nobody"}
        await start(table, body | alike, self._rows.sits_down(deal.id, table, device))
        return created_message(table, wanted, names, given, language)

    # --- what a person may see ----------------------------------------------------------------------------------------

    async def deal_for(self, id: str, device: str | None, visitor: Visitor) -> messages.Deal:
        """A deal as the person with this device may see it. Raises BadInput."""
        deal = Deal(*await asyncio.to_thread(self._rows.find, id))
        answer, fresh = await self._beside.done(visitor, lambda: self._shown(deal, device))
        if fresh:
            await self._rows.note({table: msgspec.json.encode(line).decode() for table, line in fresh.items()})
        return answer

    def _shown(self, deal: Deal, device: str | None) -> tuple[messages.Deal, dict[str, ChoiceLine]]:
        """The same, and the lines that were computed for it, by table."""
        now, devices = wall_clock.timestamp(), self._rows.devices(device) if device else []
        own = [deal_entry(row) for row in self._rows.own_tables(device, [deal.id])] if device else []
        listed = listed_deal(deal, own[0] if own else None, now, host=deal.host in devices)
        tables = {row.game: row for row in self._rows.tables(deal.id)}
        sittings = [deal_entry(row) for row in tables.values()]
        if not (listed.closed or listed.over):
            return deal_message(deal, listed, sittings, []), {}
        finished = sorted([each for each in sittings if each.finished], key=lambda each: each.table != listed.table)
        known = {each.table: line for each in finished if (line := stored_choices(tables[each.table]))}
        fresh = self._looked_through(deal, [each.table for each in finished if each.table not in known][:MOST_READ])
        games = [FinishedDeal(each, known.get(each.table) or fresh.get(each.table)) for each in finished]
        own_line = games[0].line if listed.over else None
        compared = comparison_of(deal, own[0], own_line) if own_line and deal.playable else None
        return deal_message(deal, listed, sittings, results(games, deal.closes, compared)), fresh

    def _looked_through(self, deal: Deal, tables: list[str]) -> dict[str, ChoiceLine]:
        """The decisions of the people of these tables, if they can still be read, by table."""
        if not deal.playable:
            return {}
        found = {table: self._store.game(table) for table in tables}
        return {table: line_of(game[0], game[2], deal.body["version"]) for table, game in found.items() if game}

    # --- its tables ---------------------------------------------------------------------------------------------------

    async def seat(self, table: LiveTable, secret: str | None) -> Seat:
        """The seat that a secret opens at a table of a deal. NOBODY if the game is over and may be looked at: the deal
        is closed, or the secret opens another table of it that is finished. Raises BadInput."""
        try:
            return table.keys.seat(secret)
        except BadInput:
            assert table.about.deal
            own = await asyncio.to_thread(self._rows.opened_by, table.about.deal, digest(secret)) if secret else None
            if secret and own is None:
                raise
            if not table.game.over or (table.about.sealed and not (own and deal_entry(own).finished)):
                raise BadInput("deal-open") from None
            return NOBODY

    def unseal(self, table: LiveTable) -> bool:
        """Let the seed of a table be sent if its deal is closed by now; whether that is new. Reads the store."""
        about = table.about
        if not about.sealed or not about.deal or not Deal(*self._rows.find(about.deal)).closed(wall_clock.timestamp()):
            return False
        about.sealed = False
        return True


def stored_choices(row: TableRow) -> ChoiceLine | None:
    """The stored decisions of the person of a table; None if there are none, or if an older program stored them in
    another form."""
    try:
        return read_line(row.line) if row.line else None
    except msgspec.ValidationError:  # stored by a program that did not note the questions
        return None


def deal_entry(row: TableRow) -> DealEntry:
    """A table of a deal from its row."""
    return DealEntry(row.game, row.since, row.counts, read_state(row.state), read_line_up(row.line_up))


def name_of_day(edition: str, now: datetime) -> str:
    """The unique name of an edition's deal of a day. A newer program with other rules makes a deal of its own."""
    return f"{now.date().isoformat()} {edition} {game_of(edition).RULES_VERSION}"


def midnight(now: datetime) -> datetime:
    """The end of the day of a moment (UTC)."""
    return now.replace(hour=0, minute=0, second=0, microsecond=0) + timedelta(days=1)
