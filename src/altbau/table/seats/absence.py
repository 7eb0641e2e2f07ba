"""Which persons are absent. Nothing here reads a clock: times are seconds of the caller's clock.

A person is absent after `AWAY` seconds without a connection, or after `SILENT` seconds without an answer to a question.
In a window silence does not count: it would show that the person has an answer in hand. A person who is absent because
of silence stays absent until they send something.
"""

from collections.abc import Collection, Iterable, Mapping
from typing import Final, NamedTuple

from altbau.core.engine.ids import Seat
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.core.messages import table
from altbau.table.seats.substitution import Seating

AWAY: Final = 60.0  # seconds without a connection
SILENT: Final = 180.0  # seconds without an answer, counted from the question
MOST_NEEDED: Final = 2  # votes that are enough to put a bot in the seat of an absent person


class Absence(NamedTuple):
    """Since when a person is absent, and how many votes put a bot in the seat."""

    since: float
    needed: int


class Absences:
    """The absences of the persons of a table."""

    def __init__(self, people: Iterable[Seat], now: float) -> None:
        self._gone: dict[Seat, float] = dict.fromkeys(people, now)  # since when there is no connection
        self._silent: dict[Seat, float] = {}  # since when a question waits; who was absent by silence stays in it
        self._people = frozenset(self._gone)
        self.heard: set[Seat] = set()  # the seats that have been connected or active since `now`

    def there(self, seats: Collection[Seat], now: float) -> None:
        """Set the seats that have a connection now."""
        self.heard.update(seats)
        self._gone = {seat: self._gone.get(seat, now) for seat in self._people if seat not in seats}

    def asks(self, seat: Seat | None, now: float) -> None:
        """A question is put to a seat; None if its silence does not count."""
        self._silent = {each: since for each, since in self._silent.items() if since + SILENT <= now}
        if seat in self._people:
            self._silent.setdefault(seat, now)

    def note_sign_of_life(self, seat: Seat, now: float) -> None:
        """A seat has sent something: its times count from now."""
        self.heard.add(seat)
        for moments in (self._gone, self._silent):
            if seat in moments:
                moments[seat] = now

    def absent(self, now: float) -> dict[Seat, float]:
        """The absent seats, each with the time since when."""
        found = {seat: since for seat, since in self._gone.items() if since + AWAY <= now}
        for seat, since in self._silent.items():
            if since + SILENT <= now:
                found[seat] = min(since, found.get(seat, since))
        return dict(sorted(found.items()))

    def due(self, now: float) -> float | None:
        """When the next person becomes absent, if nothing changes; None if nobody does."""
        moments = [since + AWAY for since in self._gone.values()] + [since + SILENT for since in self._silent.values()]
        return min([moment for moment in moments if moment > now], default=None)


def votes_needed(about: Seat, left: Mapping[Seat, Seat]) -> int:
    """How many votes put a bot in the seat `about`: `MOST_NEEDED`, or fewer if fewer other persons are left, but at
    least one. `left` maps each seat still played by a person to the first seat at the same device: those at one device
    vote as one."""
    others = set(left.values()) - {left.get(about)}
    return max(1, min(MOST_NEEDED, len(others)))


def shown_absent(absent: Mapping[Seat, Absence], seating: Seating) -> list[table.Absent]:
    """The absent persons for whom no bot plays yet, as sent to all clients."""
    return [
        table.Absent(
            seat=SEAT_NAMES[seat],
            since=round(absence.since, 3),
            needed=absence.needed,
            wanted=[SEAT_NAMES[each] for each in sorted(seating.wanted.get(seat, ()))],
        )
        for seat, absence in absent.items()
        if seat not in seating.sitting
    ]
