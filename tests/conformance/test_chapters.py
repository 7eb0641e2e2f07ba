"""Each edition has a rulebook with all its rules, each once, which can be read in a quarter of an hour."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from altbau.core.game import AnyGame
from altbau.core.messages.rules import Book
from altbau.core.text import LANGUAGES
from altbau.core.text.messages import texts_of
from altbau.errors import BadInput
from altbau.games import game_of
from altbau.rulebook.chapters import book
from altbau.rulebook.statements import Language, Ruling, in_language, rulebook, year_of
from altbau.table.view import catalogue
from tests.conformance.games import EVERY_EDITION, EVERY_GAME

ICONS = Path(__file__).resolve().parents[2] / "web" / "src" / "core" / "icons" / "icons.ts"
MOST_WORDS = 3000  # a quarter of an hour at 200 words a minute

every_edition = pytest.mark.parametrize("key", EVERY_EDITION)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def numbers(shown: Book) -> list[str]:
    """The rules whose sentences are shown, in the order of reading."""
    parts = [part for chapter in shown.chapters for part in chapter.parts]
    return [each.number for part in parts for paragraph in (*part.paragraphs, *part.details) for each in paragraph]


def first_reading(shown: Book) -> Iterator[str]:
    """What is read without opening anything."""
    for chapter in shown.chapters:
        yield from (chapter.title, chapter.lead)
        for part in chapter.parts:
            yield part.title or ""
            yield from (each.text for paragraph in part.paragraphs for each in paragraph)


def cards(shown: Book) -> set[str]:
    """The cards that it is about."""
    parts = [part for chapter in shown.chapters for part in chapter.parts]
    rows = [row for part in parts for row in part.rows]
    named = {*(part.card for part in parts), *(row.card for row in rows), *(each.card for each in shown.chapters)}
    return {*(card for card in named if card), *(card for row in rows for card in row.answers)}


@every_edition
@every_language
def test_every_rule_of_an_edition_stands_in_its_rulebook_once(key: str, language: Language) -> None:
    game, shown = game_of(key), book(key, language)
    entries = rulebook(game.RULEBOOK) if game.RULEBOOK else {}
    said = {number for number, each in entries.items() if in_language(each, language).in_edition(year_of(key))}
    rulings = {number for number in said if isinstance(entries[number], Ruling)}
    assert sorted(numbers(shown)) == sorted(said - rulings)
    assert sorted(each.number for chapter in shown.chapters for each in chapter.rulings) == sorted(rulings)
    rows = [row for chapter in shown.chapters for part in chapter.parts for row in part.rows]
    assert all(row.rules and {each.number for each in row.rules} <= said for row in rows)


@every_edition
@every_language
def test_a_rulebook_is_read_in_a_quarter_of_an_hour(key: str, language: Language) -> None:
    assert len(" ".join(first_reading(book(key, language))).split()) <= MOST_WORDS


@every_edition
def test_what_a_rulebook_names_is_there(key: str) -> None:
    game, shown = game_of(key), book(key, "en")
    icons = set(re.findall(r'^  "?([a-z-]+)"?:', ICONS.read_text(encoding="utf-8"), re.M))
    assert all(chapter.card or chapter.icon in icons for chapter in shown.chapters)
    anchors = [*(chapter.key for chapter in shown.chapters), *numbers(shown)]
    assert len(anchors) == len(set(anchors))
    for language in LANGUAGES:
        assert all(texts_of(game.NAME).has(language, f"card-{card}") for card in cards(shown))


@every_edition
def test_its_tables_have_all_phases_and_all_that_answers(key: str) -> None:
    game, shown = game_of(key), book(key, "en")
    rows = [row for chapter in shown.chapters for part in chapter.parts for row in part.rows]
    if shown.chapters:
        assert [row.phase for row in rows if row.phase] == [*game.PHASES[:-1]]
    answering = {each.value for each in catalogue.edition(game.EDITIONS[key]).auto_passable}
    assert {card for row in rows for card in row.answers} <= answering


@pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.NAME)
def test_whoever_asks_for_a_rulebook_that_there_is_not_is_told(game: AnyGame) -> None:
    with pytest.raises(BadInput, match="unknown-edition"):
        book(f"{game.NAME}-1850", "de")
