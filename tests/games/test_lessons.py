"""The sums, cards and questions that the bubbles of the lessons name are those of the game at that moment, and whoever
knows one edition is taught all that is different in another."""

import re
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from typing import Final

import pytest

from altbau.core.data import Data
from altbau.core.notation.document_format import documents
from altbau.core.notation.position_reader import mapping
from altbau.core.text.messages import texts_of
from altbau.games.wucherer.rules.edition import Edition
from altbau.games.wucherer.rules.editions import EDITIONS, LANDLORD_2013
from altbau.play.teaching.lesson import Lesson, Words, lesson
from altbau.play.teaching.lesson_session import LessonSession
from altbau.play.text.scenario import compare_state
from tests.any_game import WITH_LESSONS

(DOCUMENT,) = documents(Path(__file__).with_name("lessons.yaml").read_text(encoding="utf-8"))
CLAIMS: Final[Data] = mapping(DOCUMENT.data, "lessons")  # by edition, chapter and step

WORDS = {"move", "single"}  # names of cards that are everyday words, too


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


def said_in(given: Lesson) -> Iterator[Words]:
    """All that a lesson says."""
    for step in (step for chapter in given.chapters for step in chapter.steps):
        yield from (each for each in (step.bubble and step.bubble.say, step.otherwise) if each)
    yield from (answer.say for answer in given.others)


def plain(words: str) -> str:
    """Words as they are compared: without case, umlauts and soft hyphens."""
    return words.casefold().translate(str.maketrans("äöü", "aou", "\u00ad"))


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_card_is_named_in_german_as_it_is_printed(edition: str) -> None:
    """Where the English text of a lesson names a card, the German one has the name of that card."""
    texts, named = texts_of("wucherer"), dict[str, set[str]]()
    for card in {*EDITIONS[edition].names.values(), *LANDLORD_2013.names.values()}:
        english, german = (plain(texts.say(language, f"card-{card}")) for language in ("en", "de"))
        named.setdefault(english, set()).add(german.removeprefix("der ").removeprefix("das ").rstrip("en"))
    for words in said_in(lesson(edition)):
        for english in named.keys() - WORDS:
            if re.search(rf"\b{english}s?\b", plain(words["en"])):
                assert any(german in plain(words["de"]) for german in named[english]), (english, words)
