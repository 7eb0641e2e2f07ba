"""What server and page say to each other at a practice table, as strict types (`wire.py`): the table comes in the same
messages as any other, and beside it what the lesson says."""

from typing import Annotated, Literal, TypeAlias

import msgspec

from altbau.core.page.live import MessageId, Move, Ping, Refresh, Why
from altbau.core.page.wire import Wire

MOST_STEPS = 200  # of a chapter

Line: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=MOST_STEPS)]
Wants: TypeAlias = Literal["next", "move", "answer", "over"]


class LessonProgress(Wire):
    """Where somebody is in a lesson: at a step of a chapter, with the numbers of the lines played before it. It is kept
    on the device alone; `script` is what the server said of that chapter."""

    chapter: Annotated[str, msgspec.Meta(max_length=64)]
    step: Line
    choices: Annotated[list[Line], msgspec.Meta(max_length=MOST_STEPS)]
    script: Annotated[str, msgspec.Meta(max_length=64)]


class Learn(Wire, tag="learn", tag_field="type"):
    """The first message: who learns, and how far that one was."""

    name: Annotated[str, msgspec.Meta(max_length=100)]
    progress: LessonProgress | None = None


class Turn(Wire, tag="turn", tag_field="type"):
    """On to the `next` that the lesson says, or `back` to the one before. Where a move is asked for the next is what
    follows it."""

    id: MessageId
    seq: int
    to: Literal["next", "back"]


class OpenChapter(Wire, tag="open_chapter", tag_field="type"):
    """Begin this chapter."""

    id: MessageId
    seq: int
    chapter: str


class LessonChapter(Wire):
    """A chapter of a lesson."""

    id: str
    title: str


class Lesson(Wire, tag="lesson", tag_field="type"):
    """What the lesson says, behind each table: the picture `number` of so many (`of`), in a chapter (from 0 on), and
    the place on the page that it points `at`. It `wants` to go on to the `next`, or a `move`; an `answer` is to a move
    that the script does not have, after which others have played on if it has `revealed` something; or it is `over`.
    After so many milliseconds it `goes_on` by itself; None where it waits for the learner.
    Where the script is another one than that of the progress the chapter has `begun_again`."""

    edition: str
    chapters: list[LessonChapter]
    chapter: int
    number: int
    of: int
    title: str | None
    say: str
    at: str
    wants: Wants
    revealed: bool
    goes_on: int | None
    begun_again: bool
    progress: LessonProgress


FromLearner: TypeAlias = Learn | Turn | OpenChapter | Move | Refresh | Why | Ping
