"""Puzzles: positions in which one move is best by what the seat can know. Those of an edition are in
`puzzles/<edition>.json` in the folder of a game; `benchmarks/puzzles` finds them. A puzzle is solved like a lesson with
one step: after the move the replies are played, then the reason is shown.
"""

from collections.abc import Mapping
from functools import cache
from hashlib import sha256
from typing import Final

import msgspec

from altbau.core import text
from altbau.core.bots.bot import Reason
from altbau.core.data import Data
from altbau.core.engine.ids import NOBODY, Seat
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.core.text import LANGUAGES
from altbau.errors import BadInput
from altbau.games import EDITIONS, game_of
from altbau.play.game import Game
from altbau.play.teaching.hints import reason_sentence
from altbau.play.teaching.lesson import (
    ANY,
    LEARNER,
    Answer,
    Bubble,
    Chapter,
    Finding,
    Lesson,
    LessonStep,
    Words,
    script_digest,
)

LEVELS: Final = (7, 14)  # percentage points of `Puzzle.margin` from which on a puzzle is not hard, and is easy
NEIGHBOUR: Final = "steward"  # the bot on the other seats


class Puzzle(msgspec.Struct, frozen=True):
    """A position with the results of a search. Chances are the seat asked's chances of winning, in per cent."""

    id: str
    position: Data
    lines: list[str]  # the moves that solve it, the best first
    first: str  # the move of the steward
    theme: str  # a message `puzzle-<theme>` of the game
    reason: str | None  # why the first line is good: the name of a reason of hints
    args: dict[str, int]  # of the reason
    chance: int  # after the first line
    margin: int  # by which the best move that is no solution is worse
    first_chance: int  # after the move of the steward
    error: float  # standard error of the margin
    worlds: int  # number of determinizations in which the moves were compared, twice
    before: list[dict[str, str]] = []  # moves of others since the position, by seat, such as an offer

    @property
    def edition(self) -> str:
        """The key of the edition."""
        return str(self.position["edition"])


@cache
def puzzles(edition: str) -> Mapping[str, Puzzle]:
    """The puzzles of an edition by id. Raises BadInput for an unknown edition."""
    folder = game_of(edition).PUZZLES
    file = folder / f"{edition}.json" if folder else None
    if file is None or not file.is_file():
        return {}
    return {each.id: each for each in msgspec.json.decode(file.read_bytes(), type=list[Puzzle])}


def puzzle(id: str) -> Puzzle:
    """The puzzle with an id. Raises BadInput for an unknown one."""
    for edition in EDITIONS:
        if id in puzzles(edition):
            return puzzles(edition)[id]
    raise BadInput("no-puzzle", puzzle=id)


def of_day(edition: str, day: str) -> str | None:
    """The id of the puzzle of a day such as `2026-12-24`, selected by a hash of the day and of all ids, so that nobody
    can choose it. None if the edition has no puzzles."""
    ids = sorted(puzzles(edition))
    if not ids:
        return None
    number = int.from_bytes(sha256(f"{day} {script_digest(ids)}".encode()).digest()[:8])
    return ids[number % len(ids)]


def level(given: Puzzle) -> int:
    """How difficult a puzzle is, from 1 to 3: by how far the best move stands above all that is no solution."""
    return 1 + sum(given.margin <= most for most in LEVELS)


def theme_title(edition: str, theme: str, language: str) -> str:
    """The title of a theme of an edition's puzzles."""
    module = game_of(edition)
    title: str = module.narrator(language, module.EDITIONS[edition], []).say(f"theme-{theme}")
    return title


def board(given: Puzzle, language: str) -> str:
    """The position as its seat sees it, as an SVG picture in a language. Raises BadInput for an unknown language."""
    text.check_language(language)
    game = Game.begun(given.position)
    return game.module.picture(game.page_view(LEARNER), language)


def as_lesson(given: Puzzle) -> Lesson:
    """A puzzle as a lesson with one question."""
    ask = Bubble(in_every_language("puzzle-ask"), limit_text(given), "question", ())
    solved = Bubble(explanation_text(given), in_every_language("puzzle-right"), "", (), finding=finding_of(given))
    moves = [move for moves in given.before for move in moves.items()]
    done = [LessonStep(Seat(SEAT_NAMES.index(seat)), (line,), None, None) for seat, line in moves]
    steps = (
        *done,
        LessonStep(LEARNER, tuple(given.lines), ask, None),
        LessonStep(NOBODY, (), None, None, replies=True),
        LessonStep(NOBODY, (), solved, None),
    )
    chapter = Chapter(given.id, in_every_language("puzzle-title"), given.position, steps, given.id)
    others = (NEIGHBOUR,) * (Game.begun(given.position).players - 1)
    return Lesson(given.edition, others, (chapter,), answers(given), {})


def limit_text(given: Puzzle) -> Words | None:
    """When the game ends, if its number of rounds is limited."""
    game = Game.begun(given.position)
    limits = [game.options.get(option.name) for option in game.module.options(given.edition) if option.rounds]
    if not any(limits):
        return None
    return in_every_language("puzzle-limit", round=game.view().round, limit=int(limits[0] or 0))


def answers(given: Puzzle) -> tuple[Answer, ...]:
    """The answers to other moves; the answer to the steward's move gives its chance."""
    word = given.first.split()[0]
    first = Answer(word, in_every_language("puzzle-first", chance=given.first_chance))
    tells = () if any(line.split()[0] == word for line in given.lines) else (first,)
    return (*tells, Answer(ANY, in_every_language("puzzle-wrong")))


def finding_of(given: Puzzle) -> Finding:
    """What is known of a puzzle, as it is told once it is answered."""
    about = given.lines[0].split()[::-1]  # a place before what is played on it
    return Finding(about, given.chance, given.chance - given.margin, given.first_chance, max(1, round(2 * given.error)))


def explanation_text(given: Puzzle) -> Words:
    """The explanation after a puzzle: its theme, why the solution is good, and how that was found out."""
    game = Game.begun(given.position)
    told = in_every_language("puzzle-figures", worlds=given.worlds)
    words: dict[str, str] = {}
    for language in LANGUAGES:
        names = [text.say(language, "cli-player", seat=seat) for seat in SEAT_NAMES[: game.players]]
        narrator = game.module.narrator(language, game.state.edition, names)
        parts = [narrator.say(f"puzzle-{given.theme}")]
        if given.reason:
            parts.append(reason_sentence(narrator, game.module, LEARNER, Reason(given.reason, given.args)))
        words[language] = " ".join([*parts, told[language]])
    return words


def in_every_language(key: str, **args: int) -> Words:
    """A message in every language."""
    return {language: text.say(language, key, **args) for language in LANGUAGES}
