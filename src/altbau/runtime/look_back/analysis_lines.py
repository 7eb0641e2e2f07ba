"""The analysis of a finished game of a table, line by line (`core/messages/analysis.py`)."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from altbau.analysis import (
    Balance,
    Balances,
    Books,
    Errors,
    JudgedChoice,
    Luck,
    LuckEvent,
    Part,
    ValueCourse,
    ValuePoint,
    balances,
    report,
)
from altbau.analysis.game_report import chance_of, lead_of
from altbau.core.account_books import Book
from altbau.core.bots.bot import Reason
from altbau.core.bots.value import lead
from altbau.core.data import Data
from altbau.core.engine.ids import Seat, seats
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.core.messages import analysis
from altbau.core.text.arguments import arguments
from altbau.core.text.narrator import Narrator
from altbau.play.game import Game
from altbau.play.teaching.calibration import calibration_of
from altbau.play.teaching.hints import reason_sentence
from altbau.play.teaching.win_chances import figures_of, turning_points
from altbau.table.view.messages import turning_messages

WHOLE: Final = 100


class AnalysisInput(NamedTuple):
    """A finished game as `Game.record` has it; its log begins at entry `begun` of its table's log. `names` are its
    players' names by language, and `seconds` of computing are spent on its errors."""

    record: Data
    begun: int
    names: Mapping[str, list[str]]
    seconds: float


class AnalysisWriter:
    """Makes the lines of a game's analysis."""

    def __init__(self, question: AnalysisInput) -> None:
        self.game = Game.load(question.record)
        self.begun = question.begun
        module, edition = self.game.module, self.game.state.edition
        self.narrators: dict[str, Narrator] = {
            language: module.narrator(language, edition, names) for language, names in question.names.items()
        }
        self.moments: list[ValuePoint] = []
        self.held = calibration_of(self.game)

    def line(self, part: Part) -> analysis.Line:
        """The line for a part of the analysis."""
        match part:
            case ValueCourse():
                self.moments = part.moments
                return self.course()
            case Books():
                return self.books(part)
            case Luck():
                return self.luck(part)
            case Errors():
                wrong = [self.decision_error(each) for each in part.costliest]
                return analysis.Decisions(looked=part.looked, decisions=part.decisions, errors=wrong)
            case Balances():
                return analysis.Balances(seats=[balance(each, in_coins=not self.held) for each in part.seats])

    def course(self) -> analysis.Course:
        """The value of the game for each seat at every moment: chances in per cent, and money."""
        moments = [figures_of(each.log, each.round, each.value, in_coins=not self.held) for each in self.moments]
        points = [
            analysis.Point(
                entry=self.begun + each.log, round=each.round, chances=hundredths(each.value.chances),
                money=tenths(each.value.money),
            )
            for each in self.moments
        ]  # fmt: skip
        return analysis.Course(
            seats=[SEAT_NAMES[seat] for seat in seats(self.game.players)], points=points,
            turnings=turning_messages(turning_points(self.game, moments, in_coins=not self.held), self.begun),
            held=[analysis.CalibrationPoint(told=told, came=came) for told, came in self.held],
        )  # fmt: skip

    def balanced(self, known: Mapping[type[Part], Part]) -> Balances:
        """The balances by what is known so far."""
        course, luck, wrong = known[ValueCourse], known[Luck], known.get(Errors)
        assert isinstance(course, ValueCourse) and isinstance(luck, Luck)
        assert wrong is None or isinstance(wrong, Errors)
        return balances(course, luck, wrong, chance_of if self.held else lead_of)

    def books(self, books: Books) -> analysis.Books:
        """The income from everything, by seat."""
        told = zip(seats(self.game.players), books.seats, strict=True)
        return analysis.Books(seats=[self.book(SEAT_NAMES[seat], book) for seat, book in told])

    def book(self, seat: str, book: Book) -> analysis.SeatBook:
        """The income and the actions of a seat."""
        module, edition = self.game.module, self.game.state.edition
        earners: list[analysis.IncomeSource] = []
        for each in book.accounts:
            what = module.argument(edition, each.sort, each.value)
            name = analysis.LocalizedText(
                **{language: narrator.by_itself(what) for language, narrator in self.narrators.items()}
            )
            earners.append(analysis.IncomeSource(sort=each.sort, name=name, times=each.times, coins=each.coins))
        deeds = [
            {language: narrator.say(f"book-{deed}", number=times) for language, narrator in self.narrators.items()}
            for deed, times in book.deeds.items()
        ]
        return analysis.SeatBook(seat=seat, earners=earners, deeds=[analysis.LocalizedText(**each) for each in deeds])

    def luck(self, luck: Luck) -> analysis.Luck:
        """The strokes of luck, in per cent; the deal is the first."""
        told = [self.stroke(each) for each in luck.strokes]
        if luck.deal:
            told.insert(0, analysis.LuckEvent(
                what="deal", first=self.begun, last=self.begun, round=1, seat=None,
                gained=hundredths(luck.deal.chances),
            ))  # fmt: skip
        return analysis.Luck(strokes=told)

    def stroke(self, found: LuckEvent) -> analysis.LuckEvent:
        """A stroke of luck."""
        before, after = self.moments[found.move], self.moments[found.move + 1]
        return analysis.LuckEvent(
            what="throw" if found.answer.pips else "card", first=self.begun + before.log,
            last=self.begun + max(before.log, after.log - 1), round=before.round, seat=SEAT_NAMES[found.seat],
            gained=hundredths(found.gained.chances),
        )  # fmt: skip

    def decision_error(self, found: JudgedChoice) -> analysis.DecisionError:
        """A decision that was an error, in per cent of the chance to win, or in coins."""
        assert found.kind
        lost, error = WHOLE * found.lost, WHOLE * found.error
        if not self.held:
            lost, error = lead(found.earned, found.seat), found.earned_error
        moment, module, edition = self.moments[found.move], self.game.module, self.game.state.edition
        return analysis.DecisionError(
            seat=SEAT_NAMES[found.seat], first=self.begun + moment.log, round=moment.round, kind=found.kind,
            lost=round(lost, 1), error=round(error, 1),
            played=module.token(edition, found.played), better=module.token(edition, found.better),
            why=self.reason_text(found.seat, found.reason) if found.reason else None,
            about=[module.token(edition, found.better), *self.things(found.reason)],
        )  # fmt: skip

    def things(self, reason: Reason | None) -> list[str]:
        """The tokens of the arguments of a reason."""
        if not reason:
            return []
        module, edition = self.game.module, self.game.state.edition
        told = arguments(module, edition, module.HINTS[reason.name], tuple(reason.args.values()))
        return [each.value for each in told.values() if isinstance(each.value, str)]

    def reason_text(self, seat: Seat, reason: Reason) -> analysis.LocalizedText:
        """The reason why another choice is better, in each language."""
        module = self.game.module
        return analysis.LocalizedText(
            **{
                language: reason_sentence(narrator, module, seat, reason)
                for language, narrator in self.narrators.items()
            }
        )


def balance(found: Balance, *, in_coins: bool) -> analysis.Balance:
    """The parts of the change of a seat's chances in per cent, or of its lead in coins; the rounded parts add up to the
    rounded whole."""
    unit = 1 if in_coins else WHOLE
    total, *parts = tenths([unit * each for each in (found.change, found.deal, found.luck, found.others_luck)])
    errors = None if found.errors is None else round(unit * found.errors, 1)
    others = None if found.others_errors is None else round(unit * found.others_errors, 1)
    return analysis.Balance(
        seat=SEAT_NAMES[found.seat], change=total, deal=parts[0], luck=parts[1], others_luck=parts[2],
        felt=None if in_coins else round(WHOLE * found.felt, 1),
        errors=errors, others_errors=others, rest=round(total - sum(parts) - (errors or 0) - (others or 0), 1),
    )  # fmt: skip


def analysis_lines(question: AnalysisInput, computed: Callable[[], float]) -> Iterator[analysis.Line]:
    """All lines about a game, what is found quickly first. When the time is up, the errors are those found so far.
    `computed` tells the seconds of computing so far."""
    telling, until = AnalysisWriter(question), computed() + question.seconds
    known: dict[type[Part], Part] = {}
    for part in report(telling.game):
        known[type(part)] = part
        yield telling.line(telling.balanced(known) if isinstance(part, Balances) else part)
        if isinstance(part, Errors):
            yield analysis.Working(done=part.looked, decisions=part.decisions)
            if computed() > until:
                yield telling.line(telling.balanced(known))
                return


def hundredths(chances: Sequence[float]) -> list[float]:
    """Chances in per cent, to one decimal."""
    return tenths([WHOLE * each for each in chances])


def tenths(values: Sequence[float]) -> list[float]:
    """Values to one decimal."""
    return [round(value, 1) for value in values]
