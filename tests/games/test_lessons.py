"""The sums, cards and questions that the bubbles of the lessons name are those of the game at that moment."""

from pathlib import Path
from typing import Final

import pytest

from altbau.core.data import Data
from altbau.core.notation.reading import mapping
from altbau.core.notation.texts import documents
from altbau.play.learning import Learning
from altbau.play.lesson import lesson
from altbau.play.scenario import compare
from tests.any_game import WITH_LESSONS

(DOCUMENT,) = documents(Path(__file__).with_name("lessons.yaml").read_text(encoding="utf-8"))
CLAIMS: Final[Data] = mapping(DOCUMENT.data, "lessons")  # by edition, chapter and step


@pytest.mark.parametrize("edition", WITH_LESSONS)
def test_what_a_bubble_claims_is_true(edition: str) -> None:
    learning = Learning(lesson(edition))
    left = {(chapter, step) for chapter, claims in CLAIMS[edition].items() for step in claims}
    while not learning.over:
        here = (learning.chapter.id, learning.place)
        if here in left:
            left.remove(here)
            compare(learning.game.state, CLAIMS[edition][here[0]][here[1]], f"{edition} {here}")
        learning.next()
    assert not left
