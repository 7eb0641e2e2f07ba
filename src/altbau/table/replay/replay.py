"""The replay of a game of a table, move by move, from its log: what was sent to the viewers, or after the game
everything. Each step is a move with a line in the log. A replay has no times, and nothing that is still pending."""

from collections.abc import Sequence
from typing import Final, NamedTuple, TypeVar

from msgspec.structs import replace

from altbau.core.data import Data
from altbau.core.engine.ids import NOBODY, Seat, seats
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.core.messages.finished import ReplayStep
from altbau.core.messages.table import LogEntry, WireStruct
from altbau.core.presentation.patches import WHOLE, changes, own_changes
from altbau.errors import BadInput
from altbau.message_types import TableMessage
from altbau.play.game import Game
from altbau.table.log.table_log import RESUMED, Entry
from altbau.table.view.updates import TableView

OVER: Final = "over"  # the phase of a finished game
NEVER: Final = -1

T = TypeVar("T")


class Replay(WireStruct):
    """The replay of a game of a match. `table` is its start as a spectator saw it, `log` the log until then; its first
    `lines` entries have no steps, as they were played under older rules. By seat, `own` has the values that the seat
    saw differently, by path, and `own_log` the log entries. The seats in `own` are those whose view is included."""

    number: int
    over: bool
    lines: int
    table: TableMessage
    own: dict[str, Data]
    log: list[LogEntry]
    own_log: dict[str, list[LogEntry]]
    steps: list[ReplayStep]


class Retold(WireStruct, tag="retold", tag_field="type"):
    """The replay of a puzzle, sent after the text that has its answer."""

    replay: Replay


class Frame(NamedTuple):
    """A table after a move: as a spectator saw it, the different values of each viewer, and the length of the log."""

    shown: TableMessage
    own: dict[Seat, Data]
    lines: int


class ReplayBuilder:
    """Builds the replay of a game, for spectators and for the seats `viewers`."""

    def __init__(self, showing: TableView, viewers: Sequence[Seat]) -> None:
        self._showing = showing
        self._viewers = viewers
        self._frames: list[Frame] = []
        showing.online = frozenset(seats(len(showing.seats)))  # a replay shows nobody as missing

    def note(self, kept: int) -> None:
        """Record the table after a change that has kept `kept` lines of the log. Frames of moves that were taken back
        are dropped."""
        while self._frames and self._frames[-1].lines > kept:
            self._frames.pop()
        lines = self._showing.table_log.lines
        if not self._frames or lines > self._frames[-1].lines:
            shown = at_rest(self._showing.public(), lines)
            game = self._showing.table_log.game
            own = {seat: game.module.own_fields(game.page_view(seat)) for seat in self._viewers}
            self._frames.append(Frame(shown, own, lines))

    def replay(self, number: int) -> Replay:
        """The replay, as game `number` of the match. Raises BadInput if there is nothing to show, as all of it was
        played under older rules."""
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
                ReplayStep(
                    public=changes(before.shown, after.shown, WHOLE),
                    own=by_letter({seat: own_changes(before.own[seat], own) for seat, own in after.own.items()}),
                    log=read[NOBODY][before.lines : after.lines],
                    own_log=self._own_log(read, before.lines, after.lines),
                )
                for before, after in zip(self._frames, self._frames[1:], strict=False)
            ],
        )

    def _read(self) -> dict[Seat, list[LogEntry]]:
        """The log by viewer, with NOBODY for a spectator."""
        return {seat: self._showing.log(seat) for seat in (NOBODY, *self._viewers)}

    def _own_log(self, read: dict[Seat, list[LogEntry]], first: int, end: int) -> dict[str, list[LogEntry]]:
        """The entries from `first` to before `end` that differ from a spectator's, by viewer; without viewers that have
        none."""
        common = read[NOBODY][first:end]
        found = {
            seat: [own for own, other in zip(read[seat][first:end], common, strict=True) if own != other]
            for seat in self._viewers
        }
        return by_letter({seat: entries for seat, entries in found.items() if entries})


def at_rest(shown: TableMessage, lines: int) -> TableMessage:
    """A table without what mattered only at the time: guests, absences, proposals, pause, clocks, the next table, and
    notices from after `lines` lines of the log."""
    return replace(
        shown, guests=[], absent=[], wishes=[], paused=False, until=None, clocks={}, runs_out=None, next_table=None,
        notices=[each for each in shown.notices if each.after <= lines],
    )  # fmt: skip


def by_letter(found: dict[Seat, T]) -> dict[str, T]:
    """The same mapping with seat letters as keys."""
    return {SEAT_NAMES[seat]: each for seat, each in found.items()}


def replay_by_moves(game: Game, showing: TableView, viewers: Sequence[Seat]) -> Replay:
    """The replay of a game move by move, at a table that has no entries of it. The table then shows the game."""
    log, retelling, reached = showing.table_log, ReplayBuilder(showing, viewers), game.beginning()
    seq = log.seq
    log.lay(reached)
    retelling.note(0)
    for action in game.actions:
        reached = reached.copy()
        while reached.must_pass:
            reached.pass_()
        reached.play(action)
        log.seq += 1
        kept = log.lines
        log.lay(reached)
        retelling.note(kept)
    log.lay(game)
    found = retelling.replay(1)
    log.seq = seq
    return found


def replay_of_game(
    showing: TableView, entries: Sequence[Entry], told: list[Data], number: int, viewers: Sequence[Seat]
) -> Replay:
    """The replay of game `number` (from 1) of a table, with the views of the seats `viewers`. `showing` has a fresh
    log, to which the entries are applied. `told` are the stored lines of what was played under older rules. Raises
    BadInput."""
    log = showing.table_log
    log.clocks = None  # a replay has no times
    resumed = max((place for place, entry in enumerate(entries) if entry.kind == RESUMED), default=NEVER)
    for entry in entries[: max(resumed, 0)]:
        log.finish(entry)
    retelling = ReplayBuilder(showing, viewers)
    if resumed == NEVER and number == 1:
        retelling.note(0)
    for entry in entries[max(resumed, 0) :]:
        kept = log.replay(entry, told if entry.kind == RESUMED else []).kept
        if log.match.number > number:
            break
        if log.match.number == number:
            retelling.note(kept)
    return retelling.replay(number)
