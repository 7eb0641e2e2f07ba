"""Who is absent: values in, seats out, and nothing changes by itself. Moments are the caller's clock's, in seconds.

Absent is a person who has no connection for a while, or who is asked and silent for longer. In a window silence does
not count: only who has an answer in hand could be silent there. Whoever was silent stays absent until a sign of life.
"""

from collections.abc import Collection, Iterable, Mapping
from typing import Final, NamedTuple

from altbau.core.engine.ids import Seat
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.core.page import wire
from altbau.table.seating import Seating

AWAY: Final = 60.0  # seconds without a connection
SILENT: Final = 180.0  # and with one, from the question on
MOST_NEEDED: Final = 2  # people who have to agree on a bot in somebody's seat


class Absence(NamedTuple):
    """Since when somebody is absent, and how many have to agree that a bot sits in."""

    since: float
    needed: int


class Absences:
    """The absences of the people of a table."""

    def __init__(self, people: Iterable[Seat], now: float) -> None:
        self._gone: dict[Seat, float] = dict.fromkeys(people, now)  # since when they have no connection
        self._silent: dict[Seat, float] = {}  # since when they are asked, and those who were too long
        self._people = frozenset(self._gone)
        self.heard: set[Seat] = set()  # who has given a sign of life since then

    def there(self, seats: Collection[Seat], now: float) -> None:
        """These are there."""
        self.heard.update(seats)
        self._gone = {seat: self._gone.get(seat, now) for seat in self._people if seat not in seats}

    def asks(self, seat: Seat | None, now: float) -> None:
        """A question is put, to nobody if it does not count."""
        self._silent = {each: since for each, since in self._silent.items() if since + SILENT <= now}
        if seat in self._people:
            self._silent.setdefault(seat, now)

    def acted(self, seat: Seat, now: float) -> None:
        """Somebody has given a sign of life."""
        self.heard.add(seat)
        for moments in (self._gone, self._silent):
            if seat in moments:
                moments[seat] = now

    def absent(self, now: float) -> dict[Seat, float]:
        """Who is absent, and since when."""
        found = {seat: since for seat, since in self._gone.items() if since + AWAY <= now}
        for seat, since in self._silent.items():
            if since + SILENT <= now:
                found[seat] = min(since, found.get(seat, since))
        return dict(sorted(found.items()))

    def due(self, now: float) -> float | None:
        """When somebody is absent next."""
        moments = [since + AWAY for since in self._gone.values()] + [since + SILENT for since in self._silent.values()]
        return min([moment for moment in moments if moment > now], default=None)


def needed(about: Seat, left: Mapping[Seat, Seat]) -> int:
    """How many have to agree that a bot sits in for somebody, where these people are left: by seat, the first seat of
    the person, as several can play at one device. One who is alone decides alone."""
    others = set(left.values()) - {left.get(about)}
    return max(1, min(MOST_NEEDED, len(others)))


def shown_absent(absent: Mapping[Seat, Absence], seating: Seating) -> list[wire.Absent]:
    """The people who are absent and for whom no bot plays yet, as everybody is told it."""
    return [
        wire.Absent(
            seat=SEAT_NAMES[seat],
            since=round(absence.since, 3),
            needed=absence.needed,
            wanted=[SEAT_NAMES[each] for each in sorted(seating.wanted.get(seat, ()))],
        )
        for seat, absence in absent.items()
        if seat not in seating.sitting
    ]
