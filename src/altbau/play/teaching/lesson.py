"""Lessons: a scripted first game, from `lessons/<edition>.yaml` in the folder of a game.

A chapter begins with a position and has steps. At a step the lesson says something, or asks the learner for one of a
few moves, or another seat plays a move. `docs/lessons.md` describes the format.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from typing import Final, TypeAlias, TypeVar

from altbau.core.data import Data
from altbau.core.engine.ids import FIRST, NOBODY, Seat
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.core.notation.document_format import documents
from altbau.core.notation.position_reader import check_keys, mapping, sequence, wrong_kind
from altbau.core.text import LANGUAGES
from altbau.errors import BadInput
from altbau.games import game_of
from altbau.play.text.scenario import scenario_position

LEARNER: Final = FIRST
ANY: Final = "*"  # matches the first word of any move
ID: Final = re.compile(r"[a-z][a-z-]*")
DIGEST: Final = 12  # letters of a digest

Words: TypeAlias = Mapping[str, str]  # by language
Item = TypeVar("Item")


@dataclass(frozen=True)
class Finding:
    """What a search has found about a puzzle: the tokens of the solution, the last first, the games of 100 that are won
    after it, after the next best move and after the steward's first thought, and two standard errors of their
    difference."""

    about: list[str]
    solution: int
    next: int
    first: int
    error: int


@dataclass(frozen=True)
class Bubble:
    """Text of the lesson, with an optional title. `at` is the marked place of the page to which it points; `teaches`
    names the fields of the edition's record that it explains, `rules` has the numbers of the rules that it tells. The
    answer of a puzzle tells its `finding`."""

    say: Words
    title: Words | None
    at: str
    teaches: tuple[str, ...]
    rules: tuple[str, ...] = ()
    finding: Finding | None = None


@dataclass(frozen=True)
class LessonStep:
    """A step, of one of four kinds: a bubble only (no `lines`, seat NOBODY); the learner plays one of the `lines`, and
    `otherwise` is the answer to any other move; another seat plays its only line; with `replies`, the other seats play
    until the learner is asked."""

    seat: Seat
    lines: tuple[str, ...]
    bubble: Bubble | None
    otherwise: Words | None
    replies: bool = False


@dataclass(frozen=True)
class Chapter:
    """Steps from a position on; `script` is a digest of the position and the lines."""

    id: str
    title: Words
    position: Data
    steps: tuple[LessonStep, ...]
    script: str

    def asks(self, end: int) -> list[LessonStep]:
        """The steps before step `end` at which the learner is asked for a move."""
        return [step for step in self.steps[:end] if step.seat == LEARNER]


@dataclass(frozen=True)
class Answer:
    """The answer to moves that are not in the script; `kind` is the first word of the move, the type of what that word
    names, or `ANY`. `rules` has the numbers of the rules that it tells."""

    kind: str
    say: Words
    rules: tuple[str, ...] = ()


@dataclass(frozen=True)
class Lesson:
    """A lesson of an edition; `seats` are the bots on the seats after the learner's. `untold` has, for fields of the
    edition's record that no bubble teaches, the reason why."""

    edition: str
    seats: tuple[str, ...]
    chapters: tuple[Chapter, ...]
    others: tuple[Answer, ...]
    untold: Mapping[str, str]

    def bubbles(self) -> list[tuple[int, int]]:
        """The places of all bubbles, as pairs of chapter and step."""
        return [
            (number, place)
            for number, chapter in enumerate(self.chapters)
            for place, step in enumerate(chapter.steps)
            if step.bubble
        ]


@cache
def lesson(edition: str) -> Lesson:
    """The lesson of an edition. Raises BadInput if there is none or it can't be read."""
    if not has_lesson(edition):
        raise BadInput("no-lesson", edition=edition)
    folder = game_of(edition).LESSONS
    assert folder
    found = [each.data for each in documents((folder / f"{edition}.yaml").read_text(encoding="utf-8"))]
    return read_lesson(mapping(found[0], "lesson"))


def has_lesson(edition: str) -> bool:
    """Whether an edition has a lesson. Raises BadInput for an unknown edition."""
    folder = game_of(edition).LESSONS
    return folder is not None and (folder / f"{edition}.yaml").is_file()


# --- reading ----------------------------------------------------------------------------------------------------------


def read_lesson(data: Data) -> Lesson:
    """A lesson from the data of its file. Raises BadInput, which names the place."""
    check_keys(data, ("edition", "seats", "common", "chapters", "untold", "others"), "lesson")
    edition = str(data.get("edition"))
    bots = tuple(str(each) for each in sequence(data.get("seats"), "seats"))
    table: Data = {"edition": edition, "players": 1 + len(bots)}
    common = scenario_position(table, mapping(data.get("common"), "common"))
    chapters = each_of(data, "chapters", lambda each, path: chapter(each, path, common))
    if len({each.id for each in chapters}) < len(chapters):
        raise wrong_kind("chapters", [each.id for each in chapters], "ids that differ")
    others = each_of(data, "others", read_answer)
    if others[-1].kind != ANY:
        raise wrong_kind("others", others[-1].kind, ANY)
    untold = {field: str(why) for field, why in mapping(data.get("untold"), "untold").items()}
    return Lesson(edition, bots, chapters, others, untold)


def each_of(data: Data, key: str, made: Callable[[Data, str], Item]) -> tuple[Item, ...]:
    """The elements of a non-empty list, each converted by `made`. Raises BadInput."""
    found = sequence(data.get(key), key)
    if not found:
        raise BadInput("missing-key", key=key, place="lesson")
    return tuple(made(mapping(each, path), path) for number, each in enumerate(found) if (path := f"{key}.{number}"))


def chapter(data: Data, path: str, common: Data) -> Chapter:
    """A chapter from its data; its last step must be a bubble only. Raises BadInput."""
    check_keys(data, ("id", "title", "position", "steps"), path)
    id, position = str(data.get("id")), scenario_position(common, mapping(data.get("position"), f"{path}.position"))
    if not ID.fullmatch(id):
        raise wrong_kind(f"{path}.id", id, ID.pattern)
    players = position["players"]
    steps = tuple(
        step(mapping(each, place), place, players)
        for number, each in enumerate(sequence(data.get("steps"), f"{path}.steps"))
        if (place := f"{path}.steps.{number}")
    )
    if not steps or steps[-1].seat != NOBODY:
        raise wrong_kind(f"{path}.steps", steps[-1:], "say")
    played = [(each.seat, each.lines) for each in steps]
    return Chapter(id, words(data.get("title"), f"{path}.title"), position, steps, script_digest((position, played)))


def step(data: Data, path: str, players: int) -> LessonStep:
    """A step. Raises BadInput."""
    letters = [letter for letter in SEAT_NAMES[:players] if letter in data]
    check_keys(data, (*letters, "say", "rules", "title", "at", "teaches", "else"), path)
    if len(letters) > 1:
        raise wrong_kind(path, letters, "one player")
    seat = Seat(SEAT_NAMES.index(letters[0])) if letters else NOBODY
    given = data[letters[0]] if letters else []
    lines = tuple(str(each) for each in (given if isinstance(given, list) else [given]))
    if seat not in (NOBODY, LEARNER):
        check_keys(data, letters, path)
        if len(lines) != 1:
            raise wrong_kind(path, given, "one line")
        return LessonStep(seat, lines, None, None)
    say, at = words(data.get("say"), f"{path}.say"), str(data.get("at", ""))
    title = words(data["title"], f"{path}.title") if "title" in data else None
    bubble = Bubble(say, title, at, names(data, "teaches", path), names(data, "rules", path))
    return LessonStep(seat, lines, bubble, words(data["else"], f"{path}.else") if "else" in data else None)


def read_answer(data: Data, path: str) -> Answer:
    """The answer to moves that are not in the script. Raises BadInput."""
    check_keys(data, ("kind", "say", "rules"), path)
    return Answer(str(data.get("kind")), words(data.get("say"), f"{path}.say"), names(data, "rules", path))


def names(data: Data, key: str, path: str) -> tuple[str, ...]:
    """A list of names, empty if it is left out. Raises BadInput."""
    return tuple(str(each) for each in sequence(data.get(key), f"{path}.{key}"))


def words(value: object, path: str) -> Words:
    """A text in every language. Raises BadInput."""
    said = mapping(value, path)
    check_keys(said, LANGUAGES, path)
    for language in LANGUAGES:
        if not isinstance(said.get(language), str):
            raise BadInput("missing-key", key=language, place=path)
    return said


def script_digest(script: object) -> str:
    """A digest of a script, to recognize changes."""
    return sha256(repr(script).encode()).hexdigest()[:DIGEST]
