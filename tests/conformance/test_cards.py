"""Every card of every edition has a page, with its figures from games of bots in both languages."""

import msgspec
import pytest

from altbau.core.text import LANGUAGES
from altbau.core.text.messages import texts_of
from altbau.errors import BadInput
from altbau.games import game_of
from altbau.rulebook.card_page import card_page, load_statistics
from altbau.rulebook.statements import Language
from tests.conformance.games import EVERY_EDITION

MOST_BYTES = 2_000  # besides figures

every_edition = pytest.mark.parametrize("key", EVERY_EDITION)
every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_edition
@every_language
def test_every_card_has_a_page_with_its_rules(key: str, language: Language) -> None:
    cards = game_of(key).CARDS.get(key, {})
    for name, rules in cards.items():
        page = card_page(key, name, language)
        assert page.name == name and {each.number for each in page.rules} == set(rules)
        assert {*page.answers, *page.answered_by} <= cards.keys()
        assert len(msgspec.json.encode(msgspec.structs.replace(page, figures=None))) < MOST_BYTES


@every_edition
def test_who_answers_a_card_is_said_on_both_pages(key: str) -> None:
    pages = [card_page(key, name, "en") for name in game_of(key).CARDS.get(key, {})]
    answered = {(page.name, answer) for page in pages for answer in page.answered_by}
    assert answered == {(asked, page.name) for page in pages for asked in page.answers}


@every_edition
def test_the_figures_of_an_edition_are_about_its_cards(key: str) -> None:
    """Each of them and nothing else; a game that brings no cards has none."""
    game = game_of(key)
    cards = game.CARDS.get(key, {})
    found = load_statistics(game.RULEBOOK, key) if game.RULEBOOK else None
    if not found:
        assert not cards
        return
    assert found.ways.keys() == cards.keys() and found.refused.keys() <= cards.keys()
    assert {reason for reasons in found.refused.values() for reason in reasons} <= set(game.REFUSALS.values())
    assert found.games > 1 and found.bot in game.BOTS and any(found.ways.values())
    intervals = [*found.any_round.values()]
    intervals += [each for ways in found.ways.values() for way in ways.values() for each in way.then.values()]
    assert intervals and all(low <= mean <= high for mean, low, high in intervals)


@every_edition
@every_language
def test_all_that_became_of_a_card_has_words(key: str, language: Language) -> None:
    game = game_of(key)
    for name in game.CARDS.get(key, {}):
        figures = card_page(key, name, language).figures
        for way in figures.ways if figures else ():
            wanted = [f"way-{way.way}", *(f"then-{each.what}" for each in way.then)]
            assert all(texts_of(game.NAME).has(language, message) for message in wanted)


def test_there_are_no_other_cards() -> None:
    with pytest.raises(BadInput, match="no-such-card"):
        card_page("wucherer-1992", "tavern", "en")
    with pytest.raises(BadInput, match="unknown-edition"):
        card_page("checkers", "bomb", "en")
