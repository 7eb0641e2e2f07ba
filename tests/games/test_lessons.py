"""The sums, cards and questions that the bubbles of the lessons name are those of the game at that moment, and whoever
knows one edition is taught all that is different in another."""

from dataclasses import fields
from pathlib import Path
from typing import Final

import pytest

from altbau.core.data import Data
from altbau.core.notation.document_format import documents
from altbau.core.notation.position_reader import mapping
from altbau.games.wucherer.rules.edition import Edition
from altbau.games.wucherer.rules.editions import EDITIONS, LANDLORD_2013
from altbau.play.teaching.lesson import lesson
from altbau.play.teaching.lesson_session import LessonSession
from altbau.play.text.scenario import compare_state
from tests.any_game import WITH_LESSONS

(DOCUMENT,) = documents(Path(__file__).with_name("lessons.yaml").read_text(encoding="utf-8"))
CLAIMS: Final[Data] = mapping(DOCUMENT.data, "lessons")  # by edition, chapter and step


@pytest.mark.parametrize("edition", WITH_LESSONS)
def test_what_a_bubble_claims_is_true(edition: str) -> None:
    learning = LessonSession(lesson(edition))
    left = {(chapter, step) for chapter, claims in CLAIMS[edition].items() for step in claims}
    while not learning.over:
        here = (learning.chapter.id, learning.place)
        if here in left:
            left.remove(here)
            compare_state(learning.game.state, CLAIMS[edition][here[0]][here[1]], f"{edition} {here}")
        learning.next()
    assert not left


@pytest.mark.parametrize("edition", [key for key in EDITIONS if key != LANDLORD_2013.key])
def test_each_difference_is_taught_or_it_is_said_why_not(edition: str) -> None:
    """The fields of the records, each once: a new one in which an edition differs wants a bubble, or a reason."""
    differing = {
        field.name
        for field in fields(Edition)
        if field.name != "key" and getattr(EDITIONS[edition], field.name) != getattr(LANDLORD_2013, field.name)
    }
    given = lesson(edition)
    bubbles = [step.bubble for each in given.chapters for step in each.steps if step.bubble]
    assert sorted([*(field for each in bubbles for field in each.teaches), *given.untold]) == sorted(differing)
    assert all(given.untold.values())
