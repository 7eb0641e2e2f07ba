"""A game of a table told again, move by move, from its log: what has been sent of it, or once it is over all that there
was to see. What waits leaves no trace in it, and it has no times: a step is a move of which the log says something."""

from collections.abc import Sequence
from typing import Final, NamedTuple, TypeVar

from msgspec.structs import replace

from altbau.core.data import Data
from altbau.core.engine.ids import NOBODY, Seat, seats
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.core.page.afterwards import Step
from altbau.core.page.patches import WHOLE, changes, own_changes
from altbau.core.page.wire import LogEntry, Wire
from altbau.errors import BadInput
from altbau.pages import TableMessage
from altbau.table.log import RESUMED, Entry
from altbau.table.showing import Showing

OVER: Final = "over"  # the phase of a game that is
NEVER: Final = -1

T = TypeVar("T")


class Replay(Wire):
    """A game of a match told again. It begins with the `table` as a spectator saw it and with the log until then, of
    which so many `lines` can only be read, as they were played under older rules; `own` says at which paths a seat sees
    the table otherwise, and `own_log` which entries. The seats in `own` are those from which it can be seen."""

    number: int
    over: bool
    lines: int
    table: TableMessage
    own: dict[str, Data]
    log: list[LogEntry]
    own_log: dict[str, list[LogEntry]]
    steps: list[Step]


class Frame(NamedTuple):
    """A table after a move: as a spectator saw it, how each viewer saw it otherwise, and how long the log was."""

    shown: TableMessage
    own: dict[Seat, Data]
    lines: int


class Retelling:
    """A game as it is told again, to those who look from these seats."""

    def __init__(self, showing: Showing, viewers: Sequence[Seat]) -> None:
        self._showing = showing
        self._viewers = viewers
        self._frames: list[Frame] = []
        showing.online = frozenset(seats(len(showing.seats)))  # nobody is missed

    def note(self, kept: int) -> None:
        """The table has changed; of the lines of its log so many stand. What was taken back has not happened."""
        while self._frames and self._frames[-1].lines > kept:
            self._frames.pop()
        lines = self._showing.table_log.lines
        if not self._frames or lines > self._frames[-1].lines:
            shown = at_rest(self._showing.public(), lines)
            game = self._showing.table_log.game
            own = {seat: game.module.own_fields(game.page_view(seat)) for seat in self._viewers}
            self._frames.append(Frame(shown, own, lines))

    def told(self, number: int) -> Replay:
        """All of it, as the game of this number. Raises BadInput where nothing of it can be shown."""
        if not self._frames:
            raise BadInput("played-under-older-rules")
        begun, read = self._frames[0], self._read()
        return Replay(
            number=number,
            over=self._frames[-1].shown.phase == OVER,
            lines=len(self._showing.table_log.told),
            table=begun.shown,
            own=by_letter(begun.own),
            log=read[NOBODY][: begun.lines],
            own_log=self._own_log(read, 0, begun.lines),
            steps=[
                Step(
                    public=changes(before.shown, after.shown, WHOLE),
                    own=by_letter({seat: own_changes(before.own[seat], own) for seat, own in after.own.items()}),
                    log=read[NOBODY][before.lines : after.lines],
                    own_log=self._own_log(read, before.lines, after.lines),
                )
                for before, after in zip(self._frames, self._frames[1:], strict=False)
            ],
        )

    def _read(self) -> dict[Seat, list[LogEntry]]:
        """The log as each viewer and a spectator may read it."""
        return {seat: self._showing.log(seat) for seat in (NOBODY, *self._viewers)}

    def _own_log(self, read: dict[Seat, list[LogEntry]], first: int, end: int) -> dict[str, list[LogEntry]]:
        """The entries of a part of the log that viewers read otherwise than a spectator, as far as there are any."""
        common = read[NOBODY][first:end]
        found = {
            seat: [own for own, other in zip(read[seat][first:end], common, strict=True) if own != other]
            for seat in self._viewers
        }
        return by_letter({seat: entries for seat, entries in found.items() if entries})


def at_rest(shown: TableMessage, lines: int) -> TableMessage:
    """A table without what only somebody who was there had to know: who was missing or wanted something, when it ends
    by itself, and what was told of the seats after so many lines of the log."""
    return replace(
        shown, guests=[], absent=[], wishes=[], paused=False, until=None, clocks={}, runs_out=None, next_table=None,
        notices=[each for each in shown.notices if each.after <= lines],
    )  # fmt: skip


def by_letter(found: dict[Seat, T]) -> dict[str, T]:
    """The same by the letters of the seats."""
    return {SEAT_NAMES[seat]: each for seat, each in found.items()}


def retold(
    showing: Showing, entries: Sequence[Entry], told: list[Data], number: int, viewers: Sequence[Seat]
) -> Replay:
    """A game of a table, counted from 1, as these seats saw it. It is played by the entries from the fresh log that is
    shown; `told` are the lines as they were kept of what was played under older rules. Raises BadInput."""
    log = showing.table_log
    log.clocks = None  # nothing is told of time
    resumed = max((place for place, entry in enumerate(entries) if entry.kind == RESUMED), default=NEVER)
    for entry in entries[: max(resumed, 0)]:
        log.finish(entry, [], 0)
    retelling = Retelling(showing, viewers)
    if resumed == NEVER and number == 1:
        retelling.note(0)
    for entry in entries[max(resumed, 0) :]:
        kept = log.replay(entry, told if entry.kind == RESUMED else []).kept
        if log.match.number > number:
            break
        if log.match.number == number:
            retelling.note(kept)
    return retelling.told(number)
