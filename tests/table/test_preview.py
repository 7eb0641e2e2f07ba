"""The preview of a table for links: what a spectator sees, or only game and players if spectators are excluded."""

import re
from random import Random
from xml.etree import ElementTree

import pytest

from altbau import determinize
from altbau.core.engine.ids import NOBODY
from altbau.core.engine.rng import seeded
from altbau.core.text import LANGUAGES, messages
from altbau.games import EDITIONS, game_of
from altbau.table.seats.names import Name
from altbau.table.view.link_preview import HIGH, WIDE, PreviewContent, card, preview_content
from tests.any_game import SomeGame, view
from tests.engine.random_games import any_game, decisions

MOST_DECISIONS = 40
NAMES = tuple(Name(name) for name in ("Ann", "Ben <b>", "C & D", "Dörte", "Emil", "F" * 40, "Gül", "Hans"))


def shown(game: SomeGame, *, seen: bool = True) -> PreviewContent:
    return preview_content(game.edition, game.house, NAMES[: game.players], game.page_view() if seen else None)


def words(svg: str) -> list[str]:
    """All that is written on a picture."""
    return [each.text or "" for each in ElementTree.fromstring(svg).iter("{http://www.w3.org/2000/svg}text")]


@pytest.mark.parametrize("edition", EDITIONS)
def test_twin_tables_have_the_same_card(edition: str) -> None:
    """Of what a spectator is not shown nothing is in it: in whatever hands it is, and whatever comes next."""
    rng = Random(edition)
    for number, game in enumerate(decisions(any_game(rng, edition), rng, MOST_DECISIONS)):
        twin = game.copy()
        twin.state = determinize(view(game.state, NOBODY), seeded(number))
        for language in LANGUAGES:
            assert card(shown(game), language) == card(shown(twin), language)


@pytest.mark.parametrize("edition", EDITIONS)
def test_where_nobody_may_look_on_the_game_makes_no_difference(edition: str) -> None:
    rng = Random(edition)
    game = any_game(rng, edition)
    hidden, seen = set(), set()
    for each in decisions(game, rng, MOST_DECISIONS):
        hidden.add(card(shown(each, seen=False), "de"))
        seen.add(card(shown(each), "de"))
    (made,) = hidden
    title = messages.texts_of(game_of(edition).NAME).say("de", f"edition-{edition}")
    assert words(made) == ["Altbau", title, *(name.in_language("de") for name in NAMES[: game.players])]
    assert len(seen) > 1


def test_a_card_is_as_large_as_it_says_and_names_stay_on_it() -> None:
    for players in range(2, 7):
        game = any_game(Random(players), "landlord-2013")
        for seen in (True, False):
            made = card(shown(game, seen=seen), "en")
            assert made.startswith(f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDE}" height="{HIGH}"')
            for y, size, said in re.findall(r'y="(\d+)" [^>]*font-size="(\d+)"[^>]*>([^<]*)</text>', made):
                assert 0 < int(y) < HIGH or not said
                assert int(size) * 0.5 * len(said) < WIDE
