"""Puzzles: positions in which one move is best, as its seat can see it. A game brings those of an edition as
`puzzles/<edition>.json`, which `benchmarks/puzzles` finds. One is solved like a lesson of one step: the reply is
played, then it is told why.
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
from altbau.play.hints import said
from altbau.play.lesson import ANY, LEARNER, Answer, Bubble, Chapter, Lesson, Step, Words, digest

NEIGHBOUR: Final = "steward"  # on the other seats


class Puzzle(msgspec.Struct, frozen=True):
    """A position, and what is known of it by search. Chances are those of the seat asked to win, in per cent."""

    id: str
    position: Data
    lines: list[str]  # the moves that solve it, the best first
    first: str  # what a steward would play
    theme: str  # a message `puzzle-<theme>` of the game
    reason: str | None  # why the first line is good, a message as of hints
    args: dict[str, int]  # of that
    chance: int  # after the first line
    margin: int  # by which the next best move is worse
    first_chance: int  # after what a steward would play
    error: float  # of the margin
    worlds: int  # in which the moves were compared, twice
    before: list[dict[str, str]] = []  # what others have done since the position, by seat: an offer

    @property
    def edition(self) -> str:
        """The edition that is played."""
        return str(self.position["edition"])


@cache
def puzzles(edition: str) -> Mapping[str, Puzzle]:
    """Those of an edition, by their ids; the same for everybody. Raises BadInput for an unknown edition."""
    folder = game_of(edition).PUZZLES
    file = folder / f"{edition}.json" if folder else None
    if file is None or not file.is_file():
        return {}
    return {each.id: each for each in msgspec.json.decode(file.read_bytes(), type=list[Puzzle])}


def puzzle(id: str) -> Puzzle:
    """The one that is called so. Raises BadInput."""
    for edition in EDITIONS:
        if id in puzzles(edition):
            return puzzles(edition)[id]
    raise BadInput("no-puzzle", puzzle=id)


def of_day(edition: str, day: str) -> str | None:
    """The id of the puzzle of a day such as `2026-12-24`: by a hash of that and of the list, so that nobody chooses it.
    None where there are no puzzles."""
    ids = sorted(puzzles(edition))
    if not ids:
        return None
    number = int.from_bytes(sha256(f"{day} {digest(ids)}".encode()).digest()[:8])
    return ids[number % len(ids)]


def as_lesson(given: Puzzle) -> Lesson:
    """A puzzle as a lesson in which one thing is asked."""
    solved = Bubble(why(given), sentences("puzzle-right"), "", ())
    moves = [move for moves in given.before for move in moves.items()]
    done = [Step(Seat(SEAT_NAMES.index(seat)), (line,), None, None) for seat, line in moves]
    steps = (
        *done,
        Step(LEARNER, tuple(given.lines), Bubble(asked(given), None, "question", ()), None),
        Step(NOBODY, (), None, None, replies=True),
        Step(NOBODY, (), solved, None),
    )
    chapter = Chapter(given.id, sentences("puzzle-title"), given.position, steps, given.id)
    others = (NEIGHBOUR,) * (Game.begun(given.position).players - 1)
    return Lesson(given.edition, others, (chapter,), answers(given), {})


def asked(given: Puzzle) -> Words:
    """What is asked, and when the game ends if its rounds are limited."""
    game, ask = Game.begun(given.position), sentences("puzzle-ask")
    limits = [game.options.get(option.name) for option in game.module.options(given.edition) if option.rounds]
    if not any(limits):
        return ask
    limit = sentences("puzzle-limit", round=game.view().round, limit=int(limits[0] or 0))
    return {language: f"{limit[language]} {ask[language]}" for language in LANGUAGES}


def answers(given: Puzzle) -> tuple[Answer, ...]:
    """What is said of other moves; of the one that comes to mind first, what it is worth."""
    word = given.first.split()[0]
    first = Answer(word, sentences("puzzle-first", chance=given.first_chance))
    tells = () if any(line.split()[0] == word for line in given.lines) else (first,)
    return (*tells, Answer(ANY, sentences("puzzle-wrong")))


def why(given: Puzzle) -> Words:
    """What a puzzle is about, why its solution is good, and the figures."""
    game = Game.begun(given.position)
    told = sentences(
        "puzzle-figures", chance=given.chance, next=given.chance - given.margin, first=given.first_chance,
        error=max(1, round(2 * given.error)), worlds=given.worlds,
    )  # fmt: skip
    words: dict[str, str] = {}
    for language in LANGUAGES:
        names = [text.say(language, "cli-player", seat=seat) for seat in SEAT_NAMES[: game.players]]
        narrator = game.module.narrator(language, game.state.edition, names)
        parts = [narrator.say(f"puzzle-{given.theme}")]
        if given.reason:
            parts.append(said(narrator, game.module, LEARNER, Reason(given.reason, given.args)))
        words[language] = " ".join([*parts, told[language]])
    return words


def sentences(key: str, **args: int) -> Words:
    """A message in every language."""
    return {language: text.say(language, key, **args) for language in LANGUAGES}
