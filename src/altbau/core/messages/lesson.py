"""Messages at a practice table, as strict types (`wire.py`): the table messages of any table, and the lesson's own."""

from typing import Annotated, Literal, TypeAlias

import msgspec

from altbau.core.messages.analysis import Course
from altbau.core.messages.live import MessageId, Move, Ping, Refresh, RequestReasons
from altbau.core.messages.table import WireStruct

MOST_STEPS = 200  # in a chapter

Line: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=MOST_STEPS)]
Wants: TypeAlias = Literal["next", "move", "answer", "over"]


class LessonProgress(WireStruct):
    """A learner's progress: a step of a chapter, and the numbers of the lines played before it. Only the learner's
    device keeps it. `script` is the digest of the chapter's script, as sent by the server."""

    chapter: Annotated[str, msgspec.Meta(max_length=64)]
    step: Line
    choices: Annotated[list[Line], msgspec.Meta(max_length=MOST_STEPS)]
    script: Annotated[str, msgspec.Meta(max_length=64)]


class Learn(WireStruct, tag="learn", tag_field="type"):
    """The first message: the learner's name and last progress."""

    name: Annotated[str, msgspec.Meta(max_length=100)]
    progress: LessonProgress | None = None


class Turn(WireStruct, tag="turn", tag_field="type"):
    """Go to the `next` picture of the lesson or `back` to the previous one. At a picture that asks for a move, `next`
    goes to what follows the move."""

    id: MessageId
    seq: int
    to: Literal["next", "back"]


class OpenChapter(WireStruct, tag="open_chapter", tag_field="type"):
    """Start this chapter."""

    id: MessageId
    seq: int
    chapter: str


class LessonChapter(WireStruct):
    """A chapter of a lesson."""

    id: str
    title: str


class TriedMove(WireStruct):
    """A move of a puzzle: the `solution`, the `next` best one, or the `first` thought of the steward. After it `chance`
    games of 100 are won."""

    move: Literal["solution", "next", "first"]
    chance: int


class PuzzleAnswer(WireStruct):
    """What is told of a puzzle once it is answered: the moves that were tried, with the `error` of their difference in
    percentage points (two standard errors), and the course of the game from the position on. `about` has the tokens of
    the solution, such as places on the table."""

    tried: list[TriedMove]
    error: int
    about: list[str]
    course: Course


class Lesson(WireStruct, tag="lesson", tag_field="type"):
    """The lesson's text, sent after each table message: picture `number` of `of`, in a chapter (from 0), the numbers of
    the `rules` that it tells, and the place on the page that it points `at`. `wants` is what the lesson expects:
    `next`, a `move`, or nothing (`over`); `answer` means that it comments on a move that the script does not have. If
    that move `revealed` something, others have played on after it. After `goes_on` milliseconds the lesson continues by
    itself; null if it waits for the learner. `begun_again` is true if the chapter restarted because its script has
    changed since the learner's progress. `answer` is there once a puzzle is answered."""

    edition: str
    chapters: list[LessonChapter]
    chapter: int
    number: int
    of: int
    title: str | None
    say: str
    rules: list[str]
    at: str
    wants: Wants
    revealed: bool
    goes_on: int | None
    begun_again: bool
    progress: LessonProgress
    answer: PuzzleAnswer | None = None


FromLearner: TypeAlias = Learn | Turn | OpenChapter | Move | Refresh | RequestReasons | Ping
