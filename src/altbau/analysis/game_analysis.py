"""The complete analysis of a finished game: as values, as sentences, as a picture, as JSON, or as notes in the game."""

import json
from html import escape
from typing import Final

import msgspec

from altbau.analysis.curve import picture
from altbau.analysis.game_report import Balance, Balances, Books, Errors, Luck, ValueCourse, report
from altbau.analysis.mistakes import JudgedChoice
from altbau.core import text
from altbau.core.engine.ids import Seat
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.core.text import LANGUAGES
from altbau.play import Progress
from altbau.play.game import Game
from altbau.play.teaching.hints import reason_sentence
from altbau.play.text.annotations import Note
from altbau.play.text.transcript import written_moves

SHOWN: Final = 5  # number of errors shown, the costliest
POINTS: Final = 100  # percentage points of a chance of 1


class GameAnalysis:
    """The complete analysis of a finished game.

    game: the game
    course: the value at each choice and at the end
    books: by seat, what its possessions have brought in, and other counts
    luck: of the deal and of each random event; empty if the game has no value for open cards
    errors: the choices that were judged, and the errors among them, the costliest first
    balances: by seat, the change of its chance of winning as a sum of parts
    """

    def __init__(self, game: Game) -> None:
        """With nothing found so far."""
        self.game = game
        self.course = ValueCourse([])
        self.books = Books([])
        self.luck = Luck(None, [])
        self.errors = Errors(0, game.actions_length, [], [])
        self.balances = Balances([])

    def __repr__(self) -> str:
        return f"<GameAnalysis of {self.game!r}, errors: {len(self.errors.costliest)}>"

    def _repr_html_(self) -> str:
        return self.svg() + "".join(f"<p>{escape(each)}</p>" for each in self.balance_sentences("en"))

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

    def svg(self, language: str = "en") -> str:
        """The course of the game as an SVG picture. Raises BadInput for an unknown language."""
        text.check_language(language)
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

    def sentences(self, language: str = "en") -> list[str]:
        """The most important results: the balance of each seat and the costliest errors. Raises BadInput for an unknown
        language."""
        text.check_language(language)
        errors = [self.error_sentence(each, language) for each in self.errors.costliest[:SHOWN]]
        return self.balance_sentences(language) + errors

    def balance_sentences(self, language: str) -> list[str]:
        """The balance of each seat."""
        return [
            text.say(language, "cli-analysis-balance", player=player(language, each.seat), **self.parts(each))
            for each in self.balances.seats
        ]

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


def player(language: str, seat: Seat) -> str:
    """The name of the player of a seat."""
    return text.say(language, "cli-player", seat=SEAT_NAMES[seat])


def points(chance: float) -> str:
    """A chance, or a difference of chances, in percentage points with its sign."""
    return f"{POINTS * chance:+.0f}"


def analyse(game: Game, progress: Progress | None) -> GameAnalysis:
    """The analysis of a finished game (`Game.analyse`). Raises BadInput if it is not over."""
    found = GameAnalysis(game)
    for part in report(game):
        match part:
            case ValueCourse():
                found.course = part
            case Books():
                found.books = part
            case Luck():
                found.luck = part
            case Errors():
                found.errors = part
                if progress:
                    progress(part.looked)
            case Balances():
                found.balances = part
    return found
