"""The worked examples of the rulebooks are played, and their statements are true."""

import pytest

from altbau.core.text import LANGUAGES
from altbau.errors import BadInput
from altbau.games import EDITIONS
from altbau.play.text.scenario import compare_state
from altbau.rulebook.chapters import book
from altbau.rulebook.examples import example_states, examples, of_edition
from altbau.rulebook.statements import Language

MOST_WORDS = 40  # that are said of a step
EXAMPLES = [(each.en, each) for key in EDITIONS for each in of_edition(key)]


@pytest.mark.parametrize("number", range(len(EXAMPLES)), ids=[title for title, _ in EXAMPLES])
def test_an_example_goes_as_it_says(number: int) -> None:
    _, example = EXAMPLES[number]
    for place, (step, state) in enumerate(example_states(example)):
        compare_state(state, step.expect, f"steps.{place}")
    assert any(step.expect for step in example.steps)


@pytest.mark.parametrize("key", EDITIONS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_edition_has_examples_for_its_chapters(key: str, language: Language) -> None:
    shown = examples(key, language)
    assert 2 <= len(shown) == len({each.title for each in shown})
    assert {each.chapter for each in shown} <= {chapter.key for chapter in book(key, language).chapters}
    for each in shown:
        assert len(each.steps) > 1 and all(0 < len(step.text.split()) <= MOST_WORDS for step in each.steps)


def test_there_are_no_examples_of_an_edition_that_there_is_not() -> None:
    with pytest.raises(BadInput, match="unknown-edition"):
        examples("checkers", "de")
