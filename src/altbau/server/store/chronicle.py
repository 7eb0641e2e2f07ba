"""The histories of tables, written a moment behind their records: of several moves at once, and of several turns the
last snapshot. What is in them follows from the records, so a kill loses nothing: whoever opens the table adds it.
"""

from itertools import islice
from math import ceil
from time import monotonic
from typing import Final, NamedTuple

from sqlalchemy import Connection

from altbau.server.store.appending import write_histories
from altbau.table.telling import Step, added

BEHIND: Final = 5.0  # seconds that a history may be behind its record: half of them it waits, in the rest it is written
ROUND: Final = 0.1  # seconds between two times at which those are written that are
RETRY: Final = 5.0  # seconds until what could not be written is tried again


class Untold(NamedTuple):
    """What a history lacks: a step that leads from it to the record's end, and the entry by which the last turn of it
    began."""

    since: float
    step: Step
    turned: int

    def and_then(self, seq: int, step: Step) -> "Untold":
        """The same after one more entry."""
        whole = step._replace(
            first=min(self.step.first, step.first),
            turned=self.step.turned or step.turned,
            shortens=self.step.shortens or step.shortens,
        )
        return Untold(self.since, whole, seq if step.turned else self.turned)


class Chronicle:
    """What the histories of all tables lack. Nobody but the writer's thread comes here."""

    def __init__(self) -> None:
        self._untold: dict[str, Untold] = {}  # by table, what is behind for longest first
        self._next = 0.0  # when it is looked for again, on the monotonic clock

    def note(self, game: str, seq: int, step: Step) -> None:
        """An entry has been written."""
        known = self._untold.get(game)
        self._untold[game] = known.and_then(seq, step) if known else Untold(monotonic(), step, seq)

    def pause(self) -> float | None:
        """Seconds until there is something to write; None while nothing is behind."""
        oldest = next(iter(self._untold.values()), None)
        return max(0.0, oldest.since + BEHIND / 2 - monotonic(), self._next - monotonic()) if oldest else None

    def late(self) -> list[str]:
        """The tables whose histories are to be written now: of many a few at a time, as moves wait meanwhile."""
        now = monotonic()
        self._next = now + ROUND
        share = max(1, ceil(len(self._untold) * ROUND / (BEHIND / 2)))
        return [game for game, untold in islice(self._untold.items(), share) if untold.since + BEHIND / 2 <= now]

    def put_off(self) -> None:
        """They could not be written."""
        self._next = monotonic() + RETRY

    def all(self) -> list[str]:
        """Every table whose history is behind."""
        return list(self._untold)

    def write(self, connection: Connection, games: list[str]) -> None:
        """Write what the histories of tables lack."""
        lacking = [(game, self._untold[game]) for game in games if game in self._untold]
        write_histories(connection, [(game, each.turned, added(each.step)) for game, each in lacking])

    def forget(self, games: list[str]) -> None:
        """It is on disk."""
        for game in games:
            self._untold.pop(game, None)
