"""What a table needs of its surroundings, in memory: a home that keeps rows, and bots that decide in the event loop."""

import asyncio
from collections.abc import Callable, Collection
from copy import deepcopy
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from random import Random
from typing import Any

from altbau.core.bots.bot import AnyBot
from altbau.core.data import Data
from altbau.core.engine.ids import Seat
from altbau.core.engine.view import View
from altbau.errors import BadInput
from altbau.runtime.bots import BotAnswer, BotError, Program, ProgramSlot, decide
from altbau.runtime.home import (
    Append,
    Conflict,
    Dealt,
    Gone,
    Lease,
    Logs,
    MutableRow,
    Scene,
    TableChanges,
    Viewers,
    monotonic,
)
from altbau.table.log.table_log import Entry

BEGUN = datetime(2026, 1, 1, tzinfo=UTC)  # when the event loop's clock stood at 0


def now() -> datetime:
    """The date and time by the event loop's clock."""
    return BEGUN + timedelta(seconds=monotonic())


@dataclass
class TableRows:
    """What is kept of one table."""

    dealt: Dealt
    next_table: str | None = None
    entries: list[Entry] = field(default_factory=list)
    admissions: list[Data] = field(default_factory=list)
    preferences: dict[tuple[Seat, str], bool] = field(default_factory=dict)
    settings: dict[str, Any] = field(default_factory=dict)
    codes: dict[Seat, tuple[str, str]] = field(default_factory=dict)
    chat: list[tuple[str, int, Data]] = field(default_factory=list)


class Alone:
    """A table of which there are no other copies."""

    drives = True
    matters_elsewhere = False

    def __init__(self, viewers: Viewers) -> None:
        self._viewers = viewers

    @property
    def needed(self) -> bool:
        """See `Peers`."""
        return self._viewers.is_watched

    def lease(self) -> Lease:
        """See `Peers`."""
        return Lease(0, None)

    def doubt(self, lease: Lease) -> None:
        """Nobody else can drive the table."""

    def stamped(self, append: Append, lease: Lease | None) -> Append:
        """See `Peers`."""
        return append

    async def news(self, seq: int) -> TableChanges:
        """Nobody else writes."""
        raise AssertionError

    def viewers_changed(self) -> None:
        """Nobody else wants to know."""


class MemoryRows:
    """See `Rows`."""

    def __init__(self) -> None:
        self.tables: dict[str, TableRows] = {}

    async def add(self, new: Dealt) -> None:
        """See `Rows`."""
        if new.previous:
            if self.tables[new.previous].next_table:
                raise Conflict
            self.tables[new.previous].next_table = new.id
        self.tables[new.id] = TableRows(new)

    async def append(self, new: Append, *, timed: bool) -> None:
        """See `Rows`."""
        await asyncio.sleep(0)
        if new.game not in self.tables:
            raise Gone
        if new.entry.seq != len(self.tables[new.game].entries) + 1:
            raise Conflict
        self.tables[new.game].entries.append(new.entry)

    async def shown_log(self, id: str) -> list[Data]:
        """Asked for only after a change of the rules."""
        raise AssertionError

    async def write_setting(self, id: str, key: str, value: str | int) -> None:
        """See `Rows`."""
        self.tables[id].settings[key] = value

    async def uncount(self, id: str, why: str) -> None:
        """Nothing is tried out."""
        raise AssertionError

    async def prefer(self, id: str, seat: Seat, wish: str, on: bool) -> None:
        """See `Rows`."""
        self.tables[id].preferences[seat, wish] = on

    async def mutable_row(self, id: str) -> MutableRow:
        """See `Rows`."""
        rows = self.tables[id]
        preferences = [(seat, wish, on) for (seat, wish), on in rows.preferences.items()]
        return MutableRow(0, rows.dealt.body | rows.settings, rows.next_table, rows.admissions, preferences)

    async def admissions(self, id: str) -> list[Data]:
        """See `Rows`."""
        return self.tables[id].admissions

    async def admit(self, id: str, admission: Data, listed: Data, *, ends_code: bool) -> None:
        """See `Rows`."""
        self.tables[id].admissions.append(admission)
        if ends_code:
            self.tables[id].codes.pop(admission["seat"], None)

    async def show_code(self, id: str, seat: Seat, digest: str, until: str) -> None:
        """See `Rows`."""
        self.tables[id].codes[seat] = digest, until

    async def seat_of_code(self, id: str, digest: str) -> Seat | None:
        """See `Rows`."""
        codes = self.tables[id].codes.items()
        return next(
            (seat for seat, (each, until) in codes if each == digest and until > now().isoformat(timespec="seconds")),
            None,
        )

    async def erase(self, id: str, seats: Collection[Seat]) -> None:
        """Nobody asks for it at one device."""
        raise AssertionError

    async def chat(self, id: str) -> list[tuple[str, Data]]:
        """See `Rows`."""
        return [(room, line) for room, _, line in self.tables[id].chat]

    async def say(self, id: str, room: str, number: int, line: Data, most: int) -> None:
        """See `Rows`."""
        rows = self.tables[id]
        rows.chat = [each for each in rows.chat if each[0] != room or each[1] > number - most]
        rows.chat.append((room, number, line))


class MemoryHome:
    """See `Home`."""

    shared = False

    def __init__(self, chance: Random, timeline: str | None = None) -> None:
        self.chance = chance
        self.timeline = timeline
        self.rows = MemoryRows()
        self.failures: list[BaseException] = []

    @property
    def logs(self) -> Logs:
        """Nobody looks back."""
        raise AssertionError

    def peers_of(self, id: str, rules: int, viewers: Viewers, notify: Callable[[], None]) -> Alone:
        """See `Home`."""
        return Alone(viewers)

    def timestamp(self, seconds: float = 0.0) -> str:
        """See `Home`."""
        return (now() + timedelta(seconds=seconds)).isoformat(timespec="seconds")

    def seconds_since(self, timestamp: str) -> float:
        """See `Home`."""
        return (now() - datetime.fromisoformat(timestamp)).total_seconds()

    def play_time(self) -> float:
        """See `Home`."""
        return round(monotonic(), 3)

    def note(self, said: str, error: BaseException, place: Data, scene: Scene) -> None:
        """See `Home`."""
        self.failures.append(error)

    def log_failure(self, error: BaseException, place: Data, scene: Scene) -> BadInput:
        """See `Home`."""
        self.failures.append(error)
        return error if isinstance(error, BadInput) else BadInput("failed", id="0")

    def count_refusal(self, error: BadInput) -> None:
        """Not counted."""

    def tell_reaction(self, id: str, seat: Seat, reaction: str) -> None:
        """There is no other copy."""

    def tell_acted(self, id: str, seat: Seat) -> None:
        """There is no other copy."""


class ThinkingInLoop:
    """Lets bots decide at once."""

    async def decide(self, bot: AnyBot, view: View, since: float) -> BotAnswer:
        """See `BotThinker`."""
        thought = decide(deepcopy(bot), view)
        if isinstance(thought, BotError):
            raise thought
        return thought


class NoPrograms:
    """A host without programs."""

    @property
    def names(self) -> list[str]:
        """None."""
        return []

    def check(self, bots: Collection[str | None]) -> None:
        """No table has one."""

    def seat(self, name: str, place: ProgramSlot) -> Program:
        """No table has one."""
        raise AssertionError
