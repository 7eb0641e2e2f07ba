"""Worked examples for the rulebooks: positions that are played on step by step, each with its sentence, from
`examples.yaml` in the folder of a game."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec

from altbau.core.data import Data
from altbau.core.engine.ids import NOBODY, Seat
from altbau.core.engine.state import AnyState
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.core.notation.texts import documents
from altbau.core.page.wire import Wire
from altbau.games import game_of
from altbau.pages import SceneMessage
from altbau.play import moves
from altbau.play.position import read_position
from altbau.rulebook import Language

FILE: Final = "examples.yaml"


class WrittenStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The moves of a step, what is true after them as in a scenario, and what is said."""

    en: str
    de: str
    play: list[dict[str, str]] = []
    expect: Data = {}


class WrittenExample(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An example of one edition, which its position names."""

    chapter: str
    en: str
    de: str
    position: Data
    steps: list[WrittenStep]


class Step(Wire):
    """What is said of a moment, and what is drawn of it."""

    text: str
    scene: SceneMessage


class Example(Wire):
    """An example for a chapter of a rulebook, by its key."""

    chapter: str
    title: str
    steps: list[Step]


@cache
def written(folder: Path) -> list[WrittenExample]:
    """The examples of a game; a game need not have any. Raises msgspec.ValidationError for what is none."""
    file = folder / FILE
    found = documents(file.read_text(encoding="utf-8")) if file.is_file() else ()
    return [msgspec.convert(document.data, WrittenExample) for document in found]


def of_edition(edition: str) -> list[WrittenExample]:
    """The examples of an edition. Raises BadInput for one that there is not."""
    folder = game_of(edition).RULEBOOK
    return [each for each in written(folder) if each.position["edition"] == edition] if folder else []


def played(example: WrittenExample) -> Iterator[tuple[WrittenStep, AnyState]]:
    """Each step with the state after it. Raises BadInput for a move that can't be played."""
    state: Any = read_position(example.position)
    for step in example.steps:
        for line in step.play:
            for seat, move in line.items():
                state = moves.play_whole(state, Seat(SEAT_NAMES.index(seat)), move, forgiving=True)
        yield step, state


@cache
def examples(edition: str, language: Language) -> list[Example]:
    """The examples of an edition as everybody sees them. Raises BadInput for an edition that there is not."""
    game = game_of(edition)
    return [
        Example(
            chapter=each.chapter,
            title=each.de if language == "de" else each.en,
            steps=[
                Step(
                    text=step.de if language == "de" else step.en,
                    scene=game.scene(game.page_view(state, NOBODY)),
                )
                for step, state in played(each)
            ],
        )
        for each in of_edition(edition)
    ]
