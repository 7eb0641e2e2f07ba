"""Notes beside the moves of a transcript: a comment, the expected final money of each player, and the sort of moment.
Replaying the moves ignores them."""

import re
from collections.abc import Mapping
from typing import Final, NamedTuple

from altbau.core.data import Data
from altbau.core.engine.ids import Seat
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.core.notation.position_reader import check_keys, mapping, number, one_of, wrong_kind
from altbau.core.text import LANGUAGES
from altbau.errors import BadInput

KEYS: Final = ("note", "value", "moment")  # keys beside a move
SORT: Final = re.compile("[a-z0-9]+(-[a-z0-9]+)*")


class Note(NamedTuple):
    """The note on one move."""

    said: Mapping[str, str]  # the comment by language
    value: Mapping[Seat, int]  # expected money at the end of the game, by seat
    moment: str  # the sort of moment, such as `turned-it`, or empty

    def as_data(self) -> Data:
        """The note as the keys beside the move."""
        value = {SEAT_NAMES[seat]: money for seat, money in sorted(self.value.items())}
        said = {"note": dict(self.said), "value": value, "moment": self.moment}
        return {key: each for key, each in said.items() if each}


def read_note(step: Data, path: str) -> Note | None:
    """The note beside the move of a line; None if there is none. Raises BadInput."""
    if not any(key in step for key in KEYS):
        return None
    if len(step.keys() - set(KEYS)) != 1:
        raise BadInput("bad-value", place=path, value=", ".join(step), expected="A, B, C …")
    value = mapping(step.get("value"), f"{path}.value")
    return Note(
        read_said(step.get("note"), f"{path}.note"),
        {
            Seat(one_of(tuple(SEAT_NAMES), name, f"{path}.value")): number(money, f"{path}.value.{name}")
            for name, money in value.items()
        },
        read_sort(step.get("moment", ""), f"{path}.moment"),
    )


def read_said(value: object, path: str) -> dict[str, str]:
    """A comment by language. Raises BadInput."""
    said = mapping(value, path)
    check_keys(said, LANGUAGES, path)
    for language, words in said.items():
        if not isinstance(words, str):
            raise wrong_kind(f"{path}.{language}", words, "text")
    return said


def read_sort(value: object, path: str) -> str:
    """The sort of a moment. Raises BadInput."""
    if not isinstance(value, str) or (value and not SORT.fullmatch(value)):
        raise wrong_kind(path, value, "turned-it")
    return value
