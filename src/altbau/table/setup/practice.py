"""The table of a lesson or a puzzle: it sends the same messages as any other table, and is not stored."""

import msgspec

from altbau.core.engine.ids import by_seat, seats
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.core.messages import analysis
from altbau.core.messages import lesson as messages
from altbau.core.messages.joining import NewSeat, NewTable
from altbau.core.messages.live import Accepted, Move, Reasons
from altbau.core.presentation.patches import with_own
from altbau.errors import BadInput
from altbau.games import game_of
from altbau.play.game import Game
from altbau.play.teaching.calibration import calibration_of
from altbau.play.teaching.lesson import LEARNER, Finding, Lesson
from altbau.play.teaching.lesson_session import LessonSession, Progress
from altbau.table.log.table_log import TableLog
from altbau.table.seats.access import AccessList, Player
from altbau.table.setup.creation import StoredKeys, checked_names, table_body
from altbau.table.view.table_settings import settings_of
from altbau.table.view.updates import TableView, update

encoder = msgspec.json.Encoder()

WHOLE = 100  # per cent
TRIED_OUT = 1200  # milliseconds for which a move is shown before it is taken back


class Practice:
    """A lesson for one learner, in a language, at a table with this id. Raises BadInput for a bad name."""

    def __init__(self, given: Lesson, id: str, learn: messages.Learn, language: str) -> None:
        edition = given.edition
        self.language = language
        self.learning = LessonSession(given, progress_of(learn.progress) if learn.progress else None)
        sitting = [NewSeat(kind="human", name=learn.name), *(NewSeat(kind="bot", bot=bot) for bot in given.seats)]
        wanted = NewTable(edition=edition, seats=sitting, seed=self.learning.game.seed, hints=False)
        keys = [StoredKeys(None, None)] * len(sitting)
        body = table_body(wanted, checked_names(wanted), keys, self.learning.game.seed)
        players = [Player(**seat) for seat in body["seats"]]
        locks = AccessList(players, game_of(edition).NAME)
        self._log = TableLog(body)
        self._showing = TableView(settings_of(id, body, None), self._log, players, locks)
        self._showing.online = frozenset(number for number, each in by_seat(players) if not each.bot)
        self._lay()

    def _lay(self) -> None:
        """Put the current game of the lesson on the table, and find the answer of a puzzle once it is told."""
        self._log.lay(self.learning.game)
        self._log.match.seed = self.learning.game.seed
        bubble = self.learning.step.bubble
        told = bubble.finding if bubble and not self.learning.strayed else None
        self._answer = puzzle_answer(told, self.learning.game) if told else None

    @property
    def answered(self) -> TableView | None:
        """The table of a puzzle that has been answered; None before."""
        return self._showing if self._answer else None

    def take(self, wanted: messages.Turn | messages.OpenChapter | Move) -> Accepted:
        """Carry out a message of the learner: a step forward or back, a chapter, or a move. Raises BadInput."""
        if wanted.seq != self._log.seq:
            raise BadInput("stale")
        rest: list[str] = []
        if isinstance(wanted, Move):
            rest = self.learning.play(wanted.tokens)
        elif isinstance(wanted, messages.OpenChapter):
            self.learning.open(wanted.chapter)
        elif wanted.to == "next":
            self.learning.next()
        else:
            self.learning.back()
        self._log.seq += 1
        self._lay()
        return Accepted(id=wanted.id, seq=self._log.seq, rest=rest)

    def reasons(self, tokens: str) -> Reasons:
        """The choices that the learner can't make after these first tokens of a move, with the reasons."""
        return self._showing.reasons(LEARNER, tokens)

    def table_message(self) -> bytes:
        """The table with its whole log, as a message; it has no question unless the lesson asks for a move."""
        public = self._showing.public()
        own = self._showing.own(public, LEARNER) | {"can_undo": False, "may": [], "host": False}
        if not self.learning.asks:
            own |= {"question": None, "out_of_turn": None}
        return update(0, encoder.encode(with_own(public, own)), b"[%b]" % self._showing.log_writer(LEARNER)())

    def lesson_message(self) -> messages.Lesson:
        """The current bubble of the lesson and the learner's progress, as a message."""
        learning, language = self.learning, self.language
        bubble, progress, places = learning.step.bubble, learning.progress, learning.lesson.bubbles()
        assert bubble
        strayed = learning.strayed
        return messages.Lesson(
            edition=learning.lesson.edition,
            chapters=[
                messages.LessonChapter(id=each.id, title=each.title[language]) for each in learning.lesson.chapters
            ],
            chapter=learning.number,
            number=places.index((learning.number, learning.place)) + 1,
            of=len(places),
            title=bubble.title[language] if bubble.title and not strayed else None,
            say=(strayed or bubble).say[language],
            rules=list((strayed or bubble).rules),
            at="" if strayed else bubble.at,
            wants=self._wants(),
            revealed=strayed is not None and strayed.revealed,
            goes_on=TRIED_OUT if strayed and not strayed.revealed else None,
            begun_again=learning.begun_again and not strayed,
            progress=messages.LessonProgress(
                chapter=progress.chapter, step=progress.step, choices=list(progress.choices), script=progress.script
            ),
            answer=self._answer,
        )

    def _wants(self) -> messages.Wants:
        if self.learning.over:
            return "over"
        if self.learning.strayed:
            return "answer"
        return "move" if self.learning.asks else "next"


def puzzle_answer(told: Finding, game: Game) -> messages.PuzzleAnswer:
    """The answer of a puzzle: what was found about its moves, and its course so far as spectators value it."""
    points = []
    for now in game.replay():
        view = now.view()
        value = game.module.value(view)
        chances = [round(WHOLE * each, 1) for each in value.chances]
        money = [round(each, 1) for each in value.money]
        points.append(analysis.Point(entry=now.log_length, round=view.round, chances=chances, money=money))
    tried = [
        messages.TriedMove(move="solution", chance=told.solution),
        messages.TriedMove(move="next", chance=told.next),
        messages.TriedMove(move="first", chance=told.first),
    ]
    held = [analysis.CalibrationPoint(told=told, came=came) for told, came in calibration_of(game)]
    letters = [SEAT_NAMES[seat] for seat in seats(game.players)]
    return messages.PuzzleAnswer(
        tried, told.error, told.about, analysis.Course(letters, points, turnings=[], held=held)
    )


def progress_of(kept: messages.LessonProgress) -> Progress:
    """The learner's progress, as the page has stored it."""
    return Progress(kept.chapter, kept.step, tuple(kept.choices), kept.script)
