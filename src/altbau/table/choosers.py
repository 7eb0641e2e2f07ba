"""Who chose what was played at a table: the person of a seat, the bot to whom it belongs, a bot that sits in for its
person, or the clock, which plays the default. A value that follows from the entries of the table's log."""

from collections import Counter
from collections.abc import Collection, Mapping
from typing import Final, Literal, NamedTuple, TypeAlias

from altbau.core.data import Data
from altbau.core.engine.ids import NOBODY, Seat
from altbau.core.page import wire
from altbau.play.game import Game

By: TypeAlias = Literal["person", "bot", "stand-in", "clock"]

MARKED: Final[Mapping[By, wire.StoodIn]] = {"stand-in": "stand-in", "clock": "clock"}  # in the log
EARLIER_FORM: Final = "instead"  # the seat where a bot sat in, in entries that don't say yet by whom they were chosen


class Chosen(NamedTuple):
    """By whom a seat's move was chosen, after which so many choices of the game had been made."""

    seat: Seat
    by: By
    choices: int


class Counted(NamedTuple):
    """How many choices were made for a seat by whom."""

    seat: Seat
    by: By


class Choosers:
    """Of one table, in the order in which they chose; `bots` are the seats that belong to one."""

    def __init__(self, bots: Collection[Seat]) -> None:
        self.marks: Mapping[int, wire.StoodIn] = {}  # by the number of the first line of the log that came of a move
        self._bots = bots
        self._chosen: list[Chosen] = []  # in this game
        self._counted: Counter[Counted] = Counter()  # likewise
        self._before: Counter[Counted] = Counter()  # in earlier games of the match

    def note(self, kind: str, body: Data, before: Game, now: Game, lines: range) -> None:
        """Keep who chose what an entry of the table's log has played, from a game to the one after, of which these
        lines came; those that follow them have been taken back."""
        if kind == "next":
            self._before, self._counted, self._chosen = self._before + self._counted, Counter(), []
            return
        if any(line >= lines.start for line in self.marks):
            self.marks = {line: mark for line, mark in self.marks.items() if line < lines.start}
        self._shorten(min(now.actions_length, standing(before) if kind == "time" else before.actions_length))
        seat, by = chooser(kind, body, before.state.asked, self._bots)
        if seat == NOBODY:
            return
        if now.actions_length > self._length:
            self._add(Chosen(seat, by, now.actions_length))
        if by in MARKED and lines:
            self.marks = {**self.marks, lines.start: MARKED[by]}

    def mark(self, kind: str, body: Data, asked: Seat) -> wire.StoodIn | None:
        """What the log says of who has chosen what an entry plays, as this seat was asked, if it says anything."""
        return MARKED.get(chooser(kind, body, asked, self._bots)[1])

    def anew(self) -> "Choosers":
        """Those of a table that goes on under newer rules: nobody can count what came before."""
        return Choosers(self._bots)

    def of_game(self) -> Counter[Counted]:
        """How many choices were made in this game, of those that left any."""
        return self._counted

    def of_match(self, *, over: bool) -> Counter[Counted]:
        """The same in all games of the match that are over, of which the last may be one."""
        return self._before + self._counted if over else self._before

    @property
    def _length(self) -> int:
        return self._chosen[-1].choices if self._chosen else 0

    def _shorten(self, choices: int) -> None:
        """Only so many choices stand."""
        while self._length > choices:
            last = self._chosen.pop()
            self._counted[Counted(last.seat, last.by)] -= last.choices - self._length
            if self._length < choices:
                self._add(last._replace(choices=choices))

    def _add(self, chosen: Chosen) -> None:
        """Somebody has chosen last."""
        self._counted[Counted(chosen.seat, chosen.by)] += chosen.choices - self._length
        self._chosen.append(chosen)


def chooser(kind: str, body: Data, asked: Seat, bots: Collection[Seat]) -> tuple[Seat, By]:
    """Whose move an entry is, and who has chosen it; nobody's, if it is none."""
    if kind not in ("move", "play", "time"):
        return NOBODY, "person"
    seat: Seat = body["seat"] if "seat" in body else body.get(EARLIER_FORM, asked)
    if kind == "time":
        return seat, "clock"
    return seat, "stand-in" if EARLIER_FORM in body else body.get("by", "bot" if seat in bots else "person")


def sits_in(body: Data) -> Seat | None:
    """Where a bot has chosen for a person what an entry plays, if it has."""
    found: Seat | None = body["seat"] if body.get("by") == "stand-in" else body.get(EARLIER_FORM)
    return found


def standing(game: Game) -> int:
    """How many choices of a game stand when the clock decides, which takes back what nobody has seen."""
    seat = game.asked
    if seat is None or game.question_open or not game.can_undo(seat):
        return game.actions_length
    trial = game.copy()
    trial.undo(seat)
    return trial.actions_length


def played_by(counted: Counter[Counted], seat: Seat) -> wire.Played:
    """How many choices were made for a seat, as everybody is told it."""
    return wire.Played(
        own=counted[Counted(seat, "person")] + counted[Counted(seat, "bot")],
        stand_in=counted[Counted(seat, "stand-in")],
        clock=counted[Counted(seat, "clock")],
    )
