"""Worked examples for the rulebooks, from `examples.yaml` in the folder of a game: a position, and steps of moves with
a sentence each."""

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

from altbau.core.data import Data
from altbau.core.engine.ids import NOBODY, Seat
from altbau.core.engine.state import AnyState
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.core.messages.table import WireStruct
from altbau.core.notation.document_format import documents
from altbau.games import game_of
from altbau.message_types import SceneMessage
from altbau.play.text import moves
from altbau.play.text.position import read_position
from altbau.rulebook.statements import Language

FILE: Final = "examples.yaml"


class WrittenStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The moves of a step, what a test expects after them (as in a scenario), and its sentence in each language."""

    en: str
    de: str
    play: list[dict[str, str]] = []
    expect: Data = {}


class WrittenExample(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An example; its position names the edition. `shows` are the numbers of the rules that decide in it."""

    chapter: str
    shows: list[str]
    en: str
    de: str
    position: Data
    steps: list[WrittenStep]


class ExampleStep(WireStruct):
    """The sentence of a step, and the scene to draw after its moves."""

    text: str
    scene: SceneMessage


class Example(WireStruct):
    """An example; `chapter` is the key of the rulebook chapter to which it belongs, `shows` are numbers of rules."""

    chapter: str
    shows: list[str]
    title: str
    steps: list[ExampleStep]


@cache
def load_examples(package: str) -> list[WrittenExample]:
    """The examples of a game; empty if it has none. Raises msgspec.ValidationError for a document of another form."""
    file = files(package) / FILE
    found = documents(file.read_text(encoding="utf-8")) if file.is_file() else ()
    return [msgspec.convert(document.data, WrittenExample) for document in found]


def of_edition(edition: str) -> list[WrittenExample]:
    """The examples of an edition. Raises BadInput for an unknown edition."""
    package = game_of(edition).RULEBOOK
    return [each for each in load_examples(package) if each.position["edition"] == edition] if package else []


def example_states(example: WrittenExample) -> Iterator[tuple[WrittenStep, AnyState]]:
    """Each step with the state after it. Raises BadInput for a move that can't be played."""
    state: AnyState = read_position(example.position)
    for step in example.steps:
        for line in step.play:
            for seat, move in line.items():
                state = moves.play_whole(state, Seat(SEAT_NAMES.index(seat)), move, forgiving=True)
        yield step, state


@cache
def examples(edition: str, language: Language) -> list[Example]:
    """The examples of an edition as a spectator sees them. Raises BadInput for an unknown edition."""
    game = game_of(edition)
    return [
        Example(
            chapter=each.chapter,
            shows=each.shows,
            title=each.de if language == "de" else each.en,
            steps=[
                ExampleStep(
                    text=step.de if language == "de" else step.en,
                    scene=game.scene(game.page_view(state, NOBODY)),
                )
                for step, state in example_states(each)
            ],
        )
        for each in of_edition(edition)
    ]
