"""A device that keeps the rows of tables in memory, and whose time is that of the event loop."""

import asyncio
import json
from collections.abc import Callable
from datetime import UTC, datetime, timedelta

from altbau.browser.thinkers import answer_question
from altbau.runtime.home import monotonic

BEGUN = datetime(2026, 1, 1, tzinfo=UTC)  # when the event loop's clock stood at 0


def now() -> datetime:
    """The date and time by the event loop's clock."""
    return BEGUN + timedelta(seconds=monotonic())


def as_number(digits: str) -> float:
    """A number as JavaScript reads it."""
    return float(digits)


class MemoryDevice:
    """See `Device`. It reads numbers as JavaScript does, and keeps what it is told of failures. While it is `full`, it
    writes nothing."""

    def __init__(self) -> None:
        self.rows: dict[str, dict[str, str]] = {}
        self.failures: list[str] = []
        self.full = False

    def timestamp(self, seconds: float) -> str:
        """See `Device`."""
        return (now() + timedelta(seconds=seconds)).isoformat(timespec="seconds")

    def seconds_since(self, timestamp: str) -> float:
        """See `Device`."""
        return (now() - datetime.fromisoformat(timestamp)).total_seconds()

    async def read(self, table: str) -> str:
        """See `Device`."""
        await asyncio.sleep(0)
        return json.dumps(self.rows.get(table, {}))

    async def write(self, rows: str) -> str:
        """See `Device`."""
        await asyncio.sleep(0)
        if self.full:
            return "disk-full"
        for table, key, row in json.loads(rows, parse_int=as_number):
            self.rows.setdefault(table, {})[key] = row
        return ""

    async def think(self, question: bytes, hear: Callable[[bytes], None]) -> None:
        """See `Thinker`."""
        await asyncio.sleep(0)
        await answer_question(question, hear)

    def report(self, said: str) -> None:
        """See `Device`."""
        self.failures.append(said)
