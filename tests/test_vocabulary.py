"""The names by which logs are stored: names are only added, and each keeps its messages."""

import pytest

from altbau.core import text
from altbau.core.game import AnyGame
from altbau.core.text import messages
from altbau.games import GAMES
from docs.vocabulary import extended, kept, vocabulary

EACH_GAME = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.NAME)


@EACH_GAME
def test_names_are_only_added(game: AnyGame) -> None:
    """`python -m docs.vocabulary` adds new names; an event with other arguments needs a new name."""
    now, known = vocabulary()[game.NAME], kept()[game.NAME]
    assert set(now["tokens"]) == set(known["tokens"])
    assert now["events"].items() <= known["events"].items()


@EACH_GAME
@pytest.mark.parametrize("language", text.LANGUAGES)
def test_every_kind_of_event_that_was_ever_kept_has_its_message(game: AnyGame, language: str) -> None:
    for name in kept()[game.NAME]["events"]:
        assert messages.texts_of(game.NAME).has(language, f"event-{name}"), name


def test_nothing_that_was_kept_is_lost() -> None:
    known = {"wucherer": {"events": {"retired": ["card:card"], "bought": []}, "tokens": ["retired"]}}
    found = extended(known, vocabulary())["wucherer"]
    assert (found["events"]["retired"], found["events"]["bought"]) == (["card:card"], [])
    assert "retired" in found["tokens"]
    assert set(vocabulary()["wucherer"]["tokens"]) < set(found["tokens"])
