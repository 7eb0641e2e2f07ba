"""The histories of tables, written a moment behind their records: of several moves at once, and of several turns the
last snapshot. What is in them follows from the records, so a kill loses nothing: whoever opens the table adds it.
"""

from time import monotonic
from typing import Final, NamedTuple

from sqlalchemy import Connection

from altbau.server.appending import write_histories
from altbau.server.history import Step, added

BEHIND: Final = 5.0  # seconds that a history may be behind its record
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
        return max(0.0, oldest.since + BEHIND - monotonic(), self._next - monotonic()) if oldest else None

    def late(self) -> list[str]:
        """The tables whose histories are to be written now."""
        self._next = monotonic() + ROUND
        return [game for game, untold in self._untold.items() if untold.since + BEHIND <= self._next]

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
