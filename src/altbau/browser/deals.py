"""Deals in a page's own worker: one of each edition for each day. Nobody else's results are here, so that one's own is
compared with nobody's."""

import json
from hashlib import sha256
from typing import Final, NamedTuple

import msgspec

from altbau.browser.home import BrowserHome
from altbau.browser.rows import KeptTable, read_rows, read_table
from altbau.core.data import Data
from altbau.core.engine.ids import seats
from altbau.core.messages import deals as messages
from altbau.core.messages.joining import Created
from altbau.core.messages.lists import LineUp, TableState
from altbau.errors import BadInput
from altbau.games import EDITIONS, game_of
from altbau.runtime.home import Dealt
from altbau.runtime.keys import ID_BYTES, SEED_BITS, new_secret
from altbau.runtime.live_table import LiveTable
from altbau.runtime.tables import Tables
from altbau.table.setup.creation import IssuedKeys, checked_names, created_message, table_body
from altbau.table.setup.duplicate_deals import (
    PERSON,
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

ROWS: Final = "deals"  # in place of a table's id
MIDNIGHT: Final = "T00:00:00+00:00"

read_state = msgspec.json.Decoder(TableState).decode
read_line_up = msgspec.json.Decoder(LineUp).decode


class KeptDeal(NamedTuple):
    """A deal, with the id of its table; None before it is played."""

    deal: Deal
    table: str | None


class KeptDeals:
    """The deals of a device."""

    def __init__(self, home: BrowserHome) -> None:
        self._home = home

    async def list_deals(self) -> list[messages.ListedDeal]:
        """Today's deals, and those that were begun here."""
        now, kept = self._home.timestamp(), await self._kept()
        known = {each.id: KeptDeal(each, None) for each in self._today()} | kept
        return [listed_deal(each.deal, await self._entry(each), now, host=False) for each in known.values()]

    async def play(self, tables: Tables, id: str, name: str, language: str) -> Created:
        """Start the table of a deal; once. Raises BadInput."""
        kept = await self._find(id)
        deal, chance = kept.deal, self._home.chance
        if not deal.playable:
            raise BadInput("deal-older-rules")
        if deal.closed(self._home.timestamp()):
            raise BadInput("deal-closed")
        if kept.table:
            raise BadInput("deal-begun")
        wanted = new_table(deal.body, name)
        names, secret = checked_names(wanted), new_secret(chance)
        given = [IssuedKeys(secret if seat == PERSON else None, None) for seat in seats(len(names))]
        body = table_body(wanted, names, [each.digests() for each in given], deal.body["seed"])
        table = new_secret(chance, ID_BYTES)

        async def add(new: Dealt) -> None:
            await self._home.rows.add(new, (ROWS, deal.id, KeptDeal(deal, table)))

        await tables.deal(table, body | {"deal": deal.id, "by_number": True, "watching": "nobody"}, None, add)
        return created_message(table, wanted, names, given, language)

    async def show(self, id: str) -> messages.Deal:
        """A deal, with the result of its table once that is over. Raises BadInput."""
        kept, now = await self._find(id), self._home.timestamp()
        deal, own = kept.deal, await self._entry(kept)
        listed = listed_deal(deal, own, now, host=False)
        if not own or not own.finished:
            return deal_message(deal, listed, [own] if own else [], [])
        stored = (await self._table(own.table)).log(own.table)
        line = line_of(stored.start(), stored.entries(), deal.body["version"])
        compared = comparison_of(deal, own, line) if deal.playable else None
        return deal_message(deal, listed, [own], results([FinishedDeal(own, line)], deal.closes, compared))

    async def unseal(self, table: LiveTable) -> None:
        """Let the seed of a table of a deal be shown once the deal is closed."""
        about = table.about
        if about.sealed and about.deal and (await self._find(about.deal)).deal.closed(self._home.timestamp()):
            about.sealed = False
            table.audience.publish()

    async def _kept(self) -> dict[str, KeptDeal]:
        rows = await read_rows(self._home.rows.device, ROWS)
        found = {id: json.loads(row) for id, row in rows.items()}
        return {id: KeptDeal(Deal(*deal), table) for id, (deal, table) in found.items()}

    async def _table(self, id: str) -> KeptTable:
        """A table, which may be open in another tab. Raises BadInput."""
        return read_table(await read_rows(self._home.rows.device, id))

    async def _find(self, id: str) -> KeptDeal:
        kept = await self._kept()
        today = {each.id: KeptDeal(each, None) for each in self._today()}
        found = kept.get(id) or today.get(id)
        if not found:
            raise BadInput("unknown-deal")
        return found

    async def _entry(self, kept: KeptDeal) -> DealEntry | None:
        if not kept.table:
            return None
        listed = (await self._table(kept.table)).listed
        state, line_up = read_state(listed["state"]), read_line_up(listed["line_up"])
        return DealEntry(kept.table, listed["since"], listed["counts"], state, line_up)

    def _today(self) -> list[Deal]:
        """The deals of this day, which are the same wherever somebody plays."""
        day, _, time = self._home.timestamp().partition("T")
        hours, minutes, seconds = (int(part) for part in time[: len("00:00:00")].split(":"))
        left = 86_400.0 - (3600 * hours + 60 * minutes + seconds)
        tomorrow = self._home.timestamp(left).partition("T")[0]
        return [deal_of_day(edition, day, tomorrow) for edition in EDITIONS]


def deal_of_day(edition: str, day: str, tomorrow: str) -> Deal:
    """The deal of an edition for a day (ISO). Its seed follows from its name."""
    name = f"{day} {edition} {game_of(edition).RULES_VERSION}"
    seed = int.from_bytes(sha256(name.encode()).digest()) >> (256 - SEED_BITS)
    body: Data = new_deal(daily_deal(edition), seed)
    return Deal(f"{day}-{edition}", f"{day}{MIDNIGHT}", f"{tomorrow}{MIDNIGHT}", name, None, body)
