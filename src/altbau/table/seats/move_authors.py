"""Who chose each move of a table: the person of the seat, the bot that owns it, a bot that sits in for the person, or
the clock, which plays the default. All of it is derived from the entries of the table's log."""

from collections import Counter
from collections.abc import Collection, Mapping
from typing import Final, Literal, NamedTuple, TypeAlias

from altbau.core.data import Data
from altbau.core.engine.ids import NOBODY, Seat
from altbau.core.messages import table
from altbau.play.game import Game

By: TypeAlias = Literal["person", "bot", "stand-in", "clock"]

MARKED: Final[Mapping[By, table.StoodIn]] = {"stand-in": "stand-in", "clock": "clock"}  # choosers that the log names
EARLIER_FORM: Final = "instead"  # key in older entries, which have no `by`: the seat where a bot sat in


class AttributedMove(NamedTuple):
    """A choice for a seat and its chooser; `choices` is the number of choices of the game after it."""

    seat: Seat
    by: By
    choices: int


class AuthorKey(NamedTuple):
    """Key of a counter: a seat, and who chose for it."""

    seat: Seat
    by: By


class Choosers:
    """The choosers of one table, in order; `bots` are the seats owned by bots."""

    def __init__(self, bots: Collection[Seat]) -> None:
        self.marks: Mapping[int, table.StoodIn] = {}  # by the number of the first log line of the move
        self._bots = bots
        self._chosen: list[AttributedMove] = []  # of this game
        self._counted: Counter[AuthorKey] = Counter()  # of this game
        self._before: Counter[AuthorKey] = Counter()  # of the earlier games of the match

    def note(self, kind: str, body: Data, before: Game, now: Game, lines: range) -> None:
        """Record the chooser of an entry of the table's log, which has led from the game `before` to the game `now`.
        `lines` are the log lines that it added; any marks from their start on were of moves now taken back."""
        if kind == "next":
            self._before, self._counted, self._chosen = self._before + self._counted, Counter(), []
            return
        if any(line >= lines.start for line in self.marks):
            self.marks = {line: mark for line, mark in self.marks.items() if line < lines.start}
        choices = now.actions_length
        self._shorten(min(choices, choices_kept(before) if kind == "time" else before.actions_length))
        seat, by = chooser(kind, body, before.state.asked, self._bots)
        if seat == NOBODY:
            return
        if choices > self._length:
            self._add(AttributedMove(seat, by, choices))
        if by in MARKED and lines:
            self.marks = {**self.marks, lines.start: MARKED[by]}

    def mark(self, kind: str, body: Data, asked: Seat) -> table.StoodIn | None:
        """The mark of an entry's chooser in the log; None for the player's own choice. `asked` is the seat asked."""
        return MARKED.get(chooser(kind, body, asked, self._bots)[1])

    def anew(self) -> "Choosers":
        """Empty choosers for a table that is resumed under newer rules: what came before can't be counted."""
        return Choosers(self._bots)

    def of_game(self) -> Counter[AuthorKey]:
        """The number of choices by seat and chooser in this game; forced passes do not count."""
        return self._counted

    def of_match(self, *, over: bool) -> Counter[AuthorKey]:
        """The same for all finished games of the match; `over` says whether the current one is finished."""
        return self._before + self._counted if over else self._before

    @property
    def _length(self) -> int:
        return self._chosen[-1].choices if self._chosen else 0

    def _shorten(self, choices: int) -> None:
        """Drop choices after the first `choices`, which were taken back."""
        while self._length > choices:
            last = self._chosen.pop()
            self._counted[AuthorKey(last.seat, last.by)] -= last.choices - self._length
            if self._length < choices:
                self._add(last._replace(choices=choices))

    def _add(self, chosen: AttributedMove) -> None:
        """Count a choice as the last one."""
        self._counted[AuthorKey(chosen.seat, chosen.by)] += chosen.choices - self._length
        self._chosen.append(chosen)


def chooser(kind: str, body: Data, asked: Seat, bots: Collection[Seat]) -> tuple[Seat, By]:
    """The seat of an entry's move, and its chooser; the seat is NOBODY if the entry is no move."""
    if kind not in ("move", "play", "time"):
        return NOBODY, "person"
    seat: Seat = body["seat"] if "seat" in body else body.get(EARLIER_FORM, asked)
    if kind == "time":
        return seat, "clock"
    return seat, "stand-in" if EARLIER_FORM in body else body.get("by", "bot" if seat in bots else "person")


def sits_in(body: Data) -> Seat | None:
    """The seat for whose person a bot has chosen the move of an entry; None if none has."""
    found: Seat | None = body["seat"] if body.get("by") == "stand-in" else body.get(EARLIER_FORM)
    return found


def choices_kept(game: Game) -> int:
    """How many choices remain when the clock decides: it takes back a move that others have not seen (`time_out`)."""
    seat = game.asked
    if seat is None or game.question_open or not game.can_undo(seat):
        return game.actions_length
    trial = game.copy()
    trial.undo(seat)
    return trial.actions_length


def played_by(counted: Counter[AuthorKey], seat: Seat) -> table.ChooserCount:
    """The number of choices for a seat by chooser, as sent to all clients."""
    return table.ChooserCount(
        own=counted[AuthorKey(seat, "person")] + counted[AuthorKey(seat, "bot")],
        stand_in=counted[AuthorKey(seat, "stand-in")],
        clock=counted[AuthorKey(seat, "clock")],
    )
