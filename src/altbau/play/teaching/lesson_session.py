"""A learner's way through a lesson: the place, and the game there. To go back, the game is rebuilt from the position of
the chapter and the lines of its steps."""

from collections.abc import Sequence
from typing import NamedTuple

from altbau.core.engine.ids import Seat
from altbau.core.engine.state import AnyState
from altbau.errors import BadInput, IllegalMove
from altbau.play.default_moves import default
from altbau.play.game import Game
from altbau.play.teaching.hints import adviser
from altbau.play.teaching.lesson import ANY, LEARNER, Answer, Chapter, Lesson, LessonStep, Words


class Progress(NamedTuple):
    """A place in a lesson: the step of a chapter. `choices` has, for each earlier step at which the learner was asked,
    the number of the line that was played. `script` is the digest of the chapter then."""

    chapter: str
    step: int
    choices: tuple[int, ...]
    script: str


class OffScriptMove(NamedTuple):
    """A move that is not in the script: the answer to it with the numbers of the rules that it tells, and whether the
    move has `revealed` something and so can't be taken back."""

    say: Words
    rules: tuple[str, ...]
    revealed: bool


class LessonSession:
    """A lesson in progress; between calls it is at a step with a bubble."""

    def __init__(self, lesson: Lesson, progress: Progress | None = None) -> None:
        """Start at the beginning, or at `progress`. If the script of that chapter has changed since, the chapter starts
        again."""
        self.lesson = lesson
        self.strayed: OffScriptMove | None = None
        self.over = False
        self.game = self._base = Game.begun(lesson.chapters[0].position)
        self._set(0, 0)
        if progress:
            self._resume(progress)

    @property
    def chapter(self) -> Chapter:
        """The current chapter."""
        return self.lesson.chapters[self.number]

    @property
    def step(self) -> LessonStep:
        """The current step."""
        return self.chapter.steps[self.place]

    @property
    def progress(self) -> Progress:
        """The current place, from which to continue later."""
        return Progress(self.chapter.id, self.place, self.choices, self.chapter.script)

    @property
    def asks(self) -> bool:
        """Whether the learner is to play now."""
        return self.step.seat == LEARNER and not self.strayed and not self.over

    # --- going on -----------------------------------------------------------------------------------------------------

    def next(self) -> None:
        """Go to the next step. If the learner is asked for a move, the first playable line is played for them; after a
        move outside the script that revealed nothing, that move is taken back instead."""
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
        """Go back to the bubble before; to the current step itself if a move was begun or was not in the script."""
        number, place = self.number, self.place
        if not self.over and not self.strayed and self.game.actions_length == self._base.actions_length:
            earlier = [each for each in self.lesson.bubbles() if each < (number, place)]
            if earlier:
                number, place = earlier[-1]
        asked = len(self.chapter.asks(place))
        self._set(number, place, self.choices[:asked] if number == self.number else ())

    def open(self, chapter: str) -> None:
        """Begin a chapter. Raises BadInput for an unknown one."""
        self._set(self._number(chapter), 0)

    def play(self, tokens: str) -> list[str]:
        """Play a move of the learner, or a part of one. Returns the words left over. Raises BadInput."""
        if not self.asks:
            raise BadInput("lesson-speaks")
        game, rest = self.game.moved(LEARNER, tokens)
        play_forced_passes(game)
        found = [follows_line(self._base, line, game) for line in self.step.lines]
        self.game = game
        if True in found:
            self._pass(found.index(True))
        elif False not in found:
            self._stray(tokens)
        return rest

    # --- inside -------------------------------------------------------------------------------------------------------

    def _set(self, number: int, place: int, choices: Sequence[int] = ()) -> None:
        """Rebuild the game at a step. Earlier steps of the learner are played by `choices`, or else by the first
        playable line. Raises BadInput for a line that can't be played."""
        self.number, self.place = number, place
        self.strayed, self.over = None, False
        game = Game.begun(self.chapter.position)
        play_forced_passes(game)
        taken: list[int] = []
        for step in self.chapter.steps[:place]:
            line = 0
            if step.seat == LEARNER:
                line = choices[len(taken)] if len(taken) < len(choices) else first_playable(game, step)
                taken.append(line)
            game = game_after(game, step, line)
        self.game, self.choices = game, tuple(taken)
        self._arrive()

    def _pass(self, line: int) -> None:
        """Go on after a step of the learner, with this line as played."""
        self._set(self.number, self.place + 1, (*self.choices, line))

    def _arrive(self) -> None:
        """Play the steps of other seats, up to the next bubble."""
        self.begun_again = False
        while self.place < len(self.chapter.steps) and not self.step.bubble:
            self.game = game_after(self.game, self.step, 0)
            self.place += 1
        if self.place == len(self.chapter.steps):
            self.place -= 1
            if self.number + 1 == len(self.lesson.chapters):
                self.over = True
            else:
                self._set(self.number + 1, 0)
        self._base = self.game

    def _stray(self, tokens: str) -> None:
        """Answer a move that is not in the script. If it has revealed something, the game continues for a round."""
        revealed = self.game.state.irreversible != self._base.state.irreversible
        answer = self._answer(tokens)
        if revealed:
            self.game = continue_by_defaults(self.game)
        self.strayed = OffScriptMove(answer.say, answer.rules, revealed)

    def _answer(self, tokens: str) -> Answer:
        """The answer to a move that is not in the script: that of the step, or else the general one."""
        step = self.step
        if step.otherwise:
            return Answer(ANY, step.otherwise, step.bubble.rules if step.bubble else ())
        state, module = self._base.state, self._base.module
        word = tokens.split()[0]
        action = module.action_of(state.edition, word)
        sort = "" if action is None else module.kind(action, state.stack.top.prompt(state)[0])
        return next(each for each in self.lesson.others if each.kind in (word, sort, ANY))

    def _number(self, chapter: str) -> int:
        """The number of a chapter by its id. Raises BadInput."""
        ids = [each.id for each in self.lesson.chapters]
        if chapter not in ids:
            raise BadInput("bad-value", place="chapter", value=chapter, expected=", ".join(ids))
        return ids.index(chapter)

    def _resume(self, progress: Progress) -> None:
        """Go to a stored place, or to the start of that chapter if its script has changed."""
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
        except BadInput:  # the stored choices contradict each other
            fits = False
            self._set(number, 0)
        self.begun_again = not fits


def first_playable(game: Game, step: LessonStep) -> int:
    """The first line of a step that can be played."""
    return next(number for number, line in enumerate(step.lines) if can_play_line(game, line))


def can_play_line(game: Game, line: str) -> bool:
    """Whether the learner can play a line."""
    try:
        play_line(game, LEARNER, line)
    except BadInput:
        return False
    return True


def game_after(game: Game, step: LessonStep, line: int) -> Game:
    """The game after a step with this line. Raises BadInput."""
    if step.replies:
        return play_replies(game)
    return play_line(game, step.seat, step.lines[line]) if step.lines else game


def play_replies(game: Game) -> Game:
    """The game after the answers of the other seats, played by the adviser, until the learner is asked."""
    game = game.copy()
    while not game.over and (game.must_pass or game.asked != LEARNER):
        if game.must_pass:
            game.pass_()
        else:
            game.play(adviser(game.module).decide(game.view(game.asked)).action)
    return game


def play_line(game: Game, seat: Seat, line: str) -> Game:
    """The game after a line and the forced passes after it. Raises BadInput."""
    words = line.split()
    while words:
        game, rest = game.moved(seat, " ".join(words))
        play_forced_passes(game)
        if len(rest) == len(words):
            raise IllegalMove("words-left-over", words=" ".join(rest))
        words = rest
    return game


def play_forced_passes(game: Game) -> None:
    """Play all forced passes."""
    while game.must_pass:
        game.pass_()


def follows_line(before: Game, line: str, now: Game) -> bool | None:
    """Whether a line leads from the game `before` to the position of `now`: True for the whole line, False for a part
    of it, None if it does not."""
    game, passed, wanted = before, [], contents(now)
    try:
        for word in line.split():
            game, _ = game.moved(LEARNER, word)
            play_forced_passes(game)
            passed.append(contents(game))
    except BadInput:
        return None
    if passed[-1] == wanted:
        return True
    return False if wanted in passed else None


def contents(game: Game) -> str:
    """A text that is equal for equal states."""
    return repr(game.module.contents(game.state))


def continue_by_defaults(game: Game) -> Game:
    """The game continued by defaults, without bots, to the next turn of the learner, or for a round."""
    game, begun = game.copy(), game.state.turns
    while not game.over and not round_over(game.state, begun):
        if game.must_pass:
            game.pass_()
        else:
            game.play(default(game.module, game.state))
    return game


def round_over(s: AnyState, begun: int) -> bool:
    """Whether the learner has the turn again since turn number `begun`, or more than a round of turns has passed."""
    turns = s.turns - begun
    return turns > s.players or (turns > 0 and s.turn == LEARNER)
