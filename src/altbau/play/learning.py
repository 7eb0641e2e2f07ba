"""Somebody on the way through a lesson: where, and the game there. A game is never taken back: it is set up anew, from
the position of its chapter and the lines of its steps."""

from collections.abc import Sequence
from typing import NamedTuple

from altbau.core.engine.ids import Seat
from altbau.core.engine.state import AnyState
from altbau.errors import BadInput, IllegalMove
from altbau.play.defaults import default
from altbau.play.game import Game
from altbau.play.hints import adviser
from altbau.play.lesson import ANY, LEARNER, Chapter, Lesson, Step, Words


class Progress(NamedTuple):
    """Where somebody is: at a step of a chapter, with the number of the line that was played at each step before it at
    which the learner was asked; `script` is that of the chapter then."""

    chapter: str
    step: int
    choices: tuple[int, ...]
    script: str


class Strayed(NamedTuple):
    """A move that the script does not have: what is said of it, and whether it has `revealed` something, after which it
    can't be taken back."""

    say: Words
    revealed: bool


class Learning:
    """A lesson under way, at something that is said."""

    def __init__(self, lesson: Lesson, progress: Progress | None = None) -> None:
        """From its beginning, or as far as somebody was. Where the script has changed since then that chapter begins
        again."""
        self.lesson = lesson
        self.strayed: Strayed | None = None
        self.over = False
        self.game = self._base = Game.begun(lesson.chapters[0].position)
        self._set(0, 0)
        if progress:
            self._resume(progress)

    @property
    def chapter(self) -> Chapter:
        """The chapter that it is in."""
        return self.lesson.chapters[self.number]

    @property
    def step(self) -> Step:
        """The step that it is at."""
        return self.chapter.steps[self.place]

    @property
    def progress(self) -> Progress:
        """Where it is, to go on from there at another time."""
        return Progress(self.chapter.id, self.place, self.choices, self.chapter.script)

    @property
    def asks(self) -> bool:
        """Whether the learner is to play now."""
        return self.step.seat == LEARNER and not self.strayed and not self.over

    # --- going on -----------------------------------------------------------------------------------------------------

    def next(self) -> None:
        """Go on; where the learner is asked for a move the first line that can be played is."""
        if self.over:
            return
        if self.strayed and not self.strayed.revealed:
            self._set(self.number, self.place, self.choices)
        elif self.step.seat == LEARNER:
            self._pass(first_playable(self._base, self.step))
        else:
            self.place += 1
            self._arrive()

    def back(self) -> None:
        """To what was said before; to the step itself where a move has been begun, or was another one."""
        number, place = self.number, self.place
        if not self.over and not self.strayed and self.game.actions_length == self._base.actions_length:
            earlier = [each for each in self.lesson.bubbles() if each < (number, place)]
            if earlier:
                number, place = earlier[-1]
        asked = len(self.chapter.asks(place))
        self._set(number, place, self.choices[:asked] if number == self.number else ())

    def open(self, chapter: str) -> None:
        """Begin a chapter. Raises BadInput for one that there is not."""
        self._set(self._number(chapter), 0)

    def play(self, tokens: str) -> list[str]:
        """Play a move of the learner, or a part of one; the words that are left over. Raises BadInput."""
        if not self.asks:
            raise BadInput("lesson-speaks")
        game, rest = self.game.moved(LEARNER, tokens)
        settle(game)
        found = [along(self._base, line, game) for line in self.step.lines]
        self.game = game
        if True in found:
            self._pass(found.index(True))
        elif False not in found:
            self._stray(tokens)
        return rest

    # --- inside -------------------------------------------------------------------------------------------------------

    def _set(self, number: int, place: int, choices: Sequence[int] = ()) -> None:
        """Set the game up at a step, by the lines chosen before it, or else by the first that can be played. Raises
        BadInput for lines that can't."""
        self.number, self.place = number, place
        self.strayed, self.over = None, False
        game = Game.begun(self.chapter.position)
        settle(game)
        taken: list[int] = []
        for step in self.chapter.steps[:place]:
            line = 0
            if step.seat == LEARNER:
                line = choices[len(taken)] if len(taken) < len(choices) else first_playable(game, step)
                taken.append(line)
            game = after(game, step, line)
        self.game, self.choices = game, tuple(taken)
        self._arrive()

    def _pass(self, line: int) -> None:
        """Go on after a step at which the learner has played a line, or is taken to have done so."""
        self._set(self.number, self.place + 1, (*self.choices, line))

    def _arrive(self) -> None:
        """Let others play what is theirs, up to the next that is said."""
        self.begun_again = False
        while self.place < len(self.chapter.steps) and not self.step.bubble:
            self.game = after(self.game, self.step, 0)
            self.place += 1
        if self.place == len(self.chapter.steps):
            self.place -= 1
            if self.number + 1 == len(self.lesson.chapters):
                self.over = True
            else:
                self._set(self.number + 1, 0)
        self._base = self.game

    def _stray(self, tokens: str) -> None:
        """Answer a move that the script does not have. What has revealed something goes on for a round."""
        revealed = self.game.state.irreversible != self._base.state.irreversible
        said = self.step.otherwise or self._answer(tokens)
        if revealed:
            self.game = played_on(self.game)
        self.strayed = Strayed(said, revealed)

    def _answer(self, tokens: str) -> Words:
        """What is said of such a move."""
        state, module = self._base.state, self._base.module
        word = tokens.split()[0]
        action = module.action_of(state.edition, word)
        sort = "" if action is None else module.kind(action, state.stack.top.prompt(state)[0])
        return next(each.say for each in self.lesson.others if each.kind in (word, sort, ANY))

    def _number(self, chapter: str) -> int:
        """Which chapter is called so. Raises BadInput."""
        ids = [each.id for each in self.lesson.chapters]
        if chapter not in ids:
            raise BadInput("bad-value", place="chapter", value=chapter, expected=", ".join(ids))
        return ids.index(chapter)

    def _resume(self, progress: Progress) -> None:
        """Go on from where somebody was, or from the beginning of that chapter if it is not the same any more."""
        number = next((at for at, each in enumerate(self.lesson.chapters) if each.id == progress.chapter), 0)
        chapter, place = self.lesson.chapters[number], progress.step
        asks = chapter.asks(place)
        fits = (
            progress.script == chapter.script
            and (number, place) in self.lesson.bubbles()
            and len(progress.choices) == len(asks)
            and all(0 <= line < len(step.lines) for line, step in zip(progress.choices, asks, strict=True))
        )
        try:
            self._set(number, place if fits else 0, progress.choices if fits else ())
        except BadInput:  # lines that exclude each other
            fits = False
            self._set(number, 0)
        self.begun_again = not fits


def first_playable(game: Game, step: Step) -> int:
    """The first line of a step that can be played."""
    return next(number for number, line in enumerate(step.lines) if playable(game, line))


def playable(game: Game, line: str) -> bool:
    """Whether the learner can play a line."""
    try:
        played(game, LEARNER, line)
    except BadInput:
        return False
    return True


def after(game: Game, step: Step, line: int) -> Game:
    """A game after a step, of which this line is played. Raises BadInput."""
    if step.replies:
        return replied(game)
    return played(game, step.seat, step.lines[line]) if step.lines else game


def replied(game: Game) -> Game:
    """A game as others answer a move: as stewards do, until the learner is asked."""
    game = game.copy()
    while not game.over and (game.must_pass or game.asked != LEARNER):
        if game.must_pass:
            game.pass_()
        else:
            game.play(adviser(game.module).decide(game.view(game.asked)).action)
    return game


def played(game: Game, seat: Seat, line: str) -> Game:
    """A game after a written line, with what leaves no choice after it. Raises BadInput."""
    words = line.split()
    while words:
        game, rest = game.moved(seat, " ".join(words))
        settle(game)
        if len(rest) == len(words):
            raise IllegalMove("words-left-over", words=" ".join(rest))
        words = rest
    return game


def settle(game: Game) -> None:
    """Pass for whoever has nothing to choose in a window."""
    while game.must_pass:
        game.pass_()


def along(before: Game, line: str, now: Game) -> bool | None:
    """Whether a line leads from one game to what another one comes to: all of it, or a part (False); None if it does
    not."""
    game, passed, wanted = before, [], contents(now)
    try:
        for word in line.split():
            game, _ = game.moved(LEARNER, word)
            settle(game)
            passed.append(contents(game))
    except BadInput:
        return None
    if passed[-1] == wanted:
        return True
    return False if wanted in passed else None


def contents(game: Game) -> str:
    """All that tells one position from another."""
    return repr(game.module.contents(game.state))


def played_on(game: Game) -> Game:
    """A game as it goes on by defaults, so that nobody thinks, to the next own turn of the learner, or for a round."""
    game, begun = game.copy(), game.state.turns
    while not game.over and not round_over(game.state, begun):
        if game.must_pass:
            game.pass_()
        else:
            game.play(default(game.module, game.state))
    return game


def round_over(s: AnyState, begun: int) -> bool:
    """Whether it is the learner's turn again, since so many turns had begun, or would be but for the end of a turn."""
    turns = s.turns - begun
    return turns > s.players or (turns > 0 and s.turn == LEARNER)
