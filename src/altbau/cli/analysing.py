"""`altbau analyse`: the analysis of a finished game as text, as JSON, as a picture, or as notes beside its moves."""

import json
from textwrap import fill
from typing import Final

import msgspec

from altbau.analysis import Balance, Balances, Books, Errors, JudgedChoice, Luck, ValueCourse, report
from altbau.cli.curve import picture
from altbau.cli.simulating import progress
from altbau.core import text
from altbau.core.engine.ids import Seat
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.core.text import LANGUAGES
from altbau.core.text.line_wrap import WIDTH
from altbau.play.game import Game
from altbau.play.teaching.hints import reason_sentence
from altbau.play.text.annotations import Note
from altbau.play.text.transcript import written_moves
from altbau.play.text_reading import read_saved_game

FORMS: Final = ("text", "json", "transcript", "svg")  # of the output
SHOWN: Final = 5  # number of errors shown, the costliest
POINTS: Final = 100  # percentage points of a chance of 1


class CompleteAnalysis:
    """The complete analysis of a game."""

    def __init__(self, game: Game, language: str) -> None:
        """Analyse a game. Raises BadInput if it is not over."""
        self.game = game
        self.course = ValueCourse([])
        self.books = Books([])
        self.luck = Luck(None, [])
        self.errors = Errors(0, game.actions_length, [], [])
        self.balances = Balances([])
        with progress() as bar:
            task = bar.add_task(text.say(language, "cli-analysing"), state="", total=game.actions_length)
            for part in report(game):
                match part:
                    case ValueCourse():
                        self.course = part
                    case Books():
                        self.books = part
                    case Luck():
                        self.luck = part
                    case Errors():
                        self.errors = part
                        bar.update(task, completed=part.looked)
                    case Balances():
                        self.balances = part

    def json(self) -> str:
        """The whole analysis as JSON, with choices as tokens."""
        token, edition = self.game.module.token, self.game.state.edition
        judged = [
            {**each._asdict(), "played": token(edition, each.played), "better": token(edition, each.better),
             "lost": each.lost, "kind": each.kind}
            for each in self.errors.judged
        ]  # fmt: skip
        whole = {
            "edition": self.game.edition, "course": self.course.moments, "books": self.books.seats,
            "luck": self.luck._asdict(),
            "judged": judged, "balances": [each._asdict() for each in self.balances.seats],
        }  # fmt: skip
        return json.dumps(msgspec.to_builtins(whole), indent=1)

    def svg(self, language: str) -> str:
        """The course of the game as an SVG picture."""
        errors = self.errors.costliest[:SHOWN]
        return picture(self.course, errors, [self.error_sentence(each, language) for each in errors], language)

    def transcript(self) -> str:
        """The game in the notation, with notes on errors beside the moves and the expected money of all players
        there."""
        return self.game.transcript({self.line(each): self.note(each) for each in reversed(self.errors.costliest)})

    def line(self, error: JudgedChoice) -> int:
        """The number of the line in which an error's move is written."""
        return len(written_moves(self.game.beginning().state, self.game.actions[: error.move + 1])) - 1

    def note(self, error: JudgedChoice) -> Note:
        """The note beside an error's move."""
        money = self.course.moments[error.move].value.money
        worth = {Seat(seat): round(each) for seat, each in enumerate(money)}
        return Note({language: self.sentence(error, language) for language in LANGUAGES}, worth, error.kind)

    def sentences(self, language: str) -> list[str]:
        """The most important results: the balance of each seat and the costliest errors."""
        lines = [
            text.say(language, "cli-analysis-balance", player=player(language, each.seat), **self.parts(each))
            for each in self.balances.seats
        ]
        return lines + [self.error_sentence(each, language) for each in self.errors.costliest[:SHOWN]]

    def error_sentence(self, error: JudgedChoice, language: str) -> str:
        """An error as a sentence, with its round."""
        when = text.say(language, "cli-analysis-when", round=self.course.moments[error.move].round)
        return f"{when} {self.sentence(error, language)}"

    def parts(self, balance: Balance) -> dict[str, str]:
        """The figures of a seat in percentage points."""
        found = balance._asdict()
        return {name.replace("_", "-"): points(found[name] or 0.0) for name in found if name != "seat"}

    def sentence(self, error: JudgedChoice, language: str) -> str:
        """What was played, what would have been better, and why."""
        game, names = self.game, [player(language, Seat(seat)) for seat in range(self.game.players)]
        narrator = game.module.narrator(language, game.state.edition, names)
        token, edition = game.module.token, game.state.edition
        told = text.say(
            language, "cli-analysis-error", player=names[error.seat], kind=error.kind,
            played=token(edition, error.played), better=token(edition, error.better),
            lost=points(error.gained[error.seat]), error=points(max(error.error, 1 / POINTS)).lstrip("+"),
        )  # fmt: skip
        return f"{told} {reason_sentence(narrator, game.module, error.seat, error.reason)}" if error.reason else told


def analyse(written: str, form: str, language: str) -> None:
    """Print the analysis of a game, given as a record or a transcript. Raises BadInput."""
    game = read_saved_game(written)
    found = CompleteAnalysis(game, language)
    if form == "json":
        print(found.json())
    elif form == "transcript":
        print(found.transcript(), end="")
    elif form == "svg":
        print(found.svg(language), end="")
    else:
        print("\n".join(fill(each, WIDTH) for each in found.sentences(language)))


def player(language: str, seat: Seat) -> str:
    """The name of the player of a seat."""
    return text.say(language, "cli-player", seat=SEAT_NAMES[seat])


def points(chance: float) -> str:
    """A chance, or a difference of chances, in percentage points with its sign."""
    return f"{POINTS * chance:+.0f}"
