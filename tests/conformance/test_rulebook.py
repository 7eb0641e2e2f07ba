"""Every number of a rule or ruling that is shown has a short text in both languages."""

import re
from collections.abc import Iterator
from itertools import chain
from random import Random
from typing import Any

import msgspec
import pytest

from altbau.core.game import AnyGame
from altbau.core.presentation.choice_trees import teller
from altbau.core.text import LANGUAGES
from altbau.core.text.messages import FOLDER, files_of
from altbau.errors import BadInput
from altbau.games import game_of
from altbau.rulebook import chapters
from altbau.rulebook.examples import examples
from altbau.rulebook.statements import NUMBER, Decision, Rulebook, Words, explain_rule, rulebook, rules_of, year_of
from altbau.table.view import catalogue, messages
from tests.any_game import viewers
from tests.conformance.games import EVERY_EDITION, EVERY_GAME
from tests.engine.random_games import any_game, decisions

MOST_WORDS = 40
MOST_BYTES = 3_000
MOST_DECISIONS = 300

every_game = pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.NAME)
every_edition = pytest.mark.parametrize("key", EVERY_EDITION)


def book_of(game: AnyGame) -> Rulebook:
    """All that has a number in a game."""
    return rulebook(game.RULEBOOK) if game.RULEBOOK else {}


def texts_of(words: Words) -> list[str]:
    """What is said of all editions, or of each."""
    return [words.text] if isinstance(words.text, str) else [*words.text.values()]


def cited(told: Any) -> Iterator[str]:
    """The numbers in a message, wherever it names a rule or rules."""
    if isinstance(told, dict):
        for key, inside in told.items():
            yield from NUMBER.findall(repr(inside)) if key in ("rule", "rules") else cited(inside)
    elif isinstance(told, list):
        for inside in told:
            yield from cited(inside)


def assert_said(edition: str, numbers: set[str]) -> None:
    """Each says something in an edition, in both languages, and so does all that belongs to it."""
    for number in numbers:
        for language in LANGUAGES:
            rule = explain_rule(edition, number, language)
            assert rule.title and rule.text, (edition, number)
            for other in rule.related:
                assert explain_rule(edition, other.number, language).text, (edition, number, other)


@every_game
def test_a_rule_is_said_in_few_words_and_of_the_same_editions_in_both_languages(game: AnyGame) -> None:
    years = {year_of(key) for key in game.EDITIONS}
    for number, entry in book_of(game).items():
        named = [year for group in entry.en.groups() for year in group]
        assert entry.de.groups() == entry.en.groups(), number
        assert len(named) == len(set(named)) and set(named) <= years, number
        for words in (entry.de, entry.en):
            said = [words.title, *texts_of(words), *([words.why] if isinstance(words, Decision) else [])]
            assert all(0 < len(text.split()) <= MOST_WORDS for text in said), number


@every_game
def test_a_rule_names_only_numbers_that_there_are(game: AnyGame) -> None:
    book = book_of(game)
    letters = {number[0] for number in book}
    for number, entry in book.items():
        said = " ".join([*texts_of(entry.de), *texts_of(entry.en)])
        named = {*rules_of(entry), *NUMBER.findall(said)}
        assert {name for name in named if name[0] in letters} <= book.keys(), number


@every_edition
def test_an_answer_is_small_and_says_what_holds_elsewhere(key: str) -> None:
    game = game_of(key)
    for number, entry in book_of(game).items():
        for language in LANGUAGES:
            rule = explain_rule(key, number, language)
            assert len(msgspec.json.encode(rule)) <= MOST_BYTES
            said = {edition for other in rule.elsewhere for edition in other.editions}
            texts = [other.text for other in rule.elsewhere]
            assert len(texts) == len({*texts}), number  # editions with the same text are named together
            assert rule.text not in texts, number
            assert key not in said and (rule.text is None) <= bool(said)
            assert said <= game.EDITIONS.keys() or not entry.en.groups()


@every_game
def test_every_number_of_events_refusals_and_texts_is_one_that_says_something(game: AnyGame) -> None:
    numbers = {number for kind in game.EVENTS.values() for number in (*kind.rules, *chain(*kind.rules_by.values()))}
    numbers |= {rule for _, rule in game.REFUSALS.values() if rule}
    letters = "".join({number[0] for number in book_of(game)})
    for folder in (FOLDER, game.TEXTS):
        for file in chain(*(files_of(folder, language) for language in LANGUAGES)):
            numbers |= set(re.findall(rf"\b[{letters}]\d+\b", file.read_text(encoding="utf-8")))
    assert numbers and numbers <= book_of(game).keys()
    for number in numbers:
        assert any(explain_rule(key, number, "de").text for key in game.EDITIONS), number


@every_edition
def test_every_number_of_an_edition_says_something_there(key: str) -> None:
    """Those of its cards, and those that tell it from others."""
    game = game_of(key)
    assert_said(key, {*cited(msgspec.to_builtins(catalogue.edition(game.EDITIONS[key])))})
    differences = game.differences()
    for difference in differences.rules if differences else []:
        for number in difference.rules:
            assert any(explain_rule(edition, number, "en").text for edition in game.EDITIONS), number


@pytest.mark.seeds(16, 400)
def test_every_number_that_a_game_shows_says_something_in_its_edition(seed: int) -> None:
    """In its log, behind its money, and where it says why not."""
    rng = Random(seed)
    game = any_game(rng)
    shown: set[str] = set()
    for now in decisions(game, rng, MOST_DECISIONS):
        asked = messages.question(now.module, now.state.edition, now.page_view(now.asked))
        shown.update(cited(msgspec.to_builtins(asked)))
    for viewer in viewers(game.players):
        for line in teller(game.module, game.edition).entries(game.log, 0, viewer, {}):
            shown.update(cited(msgspec.json.decode(line)))
    assert shown
    assert_said(game.edition, shown)


@every_game
def test_a_number_that_there_is_not_is_refused(game: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    """Any number, where a game brings nothing to look up."""
    (edition, *_) = game.EDITIONS
    for number in ("R999", "", "x" * 1000):
        with pytest.raises(BadInput, match="unknown-rule"):
            explain_rule(edition, number, "de")
    (known, *_) = book_of(game)
    monkeypatch.setattr(game, "RULEBOOK", None)
    with pytest.raises(BadInput, match="unknown-rule"):
        explain_rule(edition, known, "de")


@every_edition
def test_an_example_shows_rules_of_its_rulebook(key: str) -> None:
    sentences = {
        sentence.number
        for chapter in chapters.book(key, "en").chapters
        for part in chapter.parts
        for paragraph in (*part.paragraphs, *part.details)
        for sentence in paragraph
    }
    for example in examples(key, "en"):
        assert example.shows and {*example.shows} <= sentences, example.title
