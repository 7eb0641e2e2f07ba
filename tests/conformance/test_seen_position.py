"""A position as a seat knows it reads back as the same view, and contains nothing more."""

from random import Random

import pytest

from altbau import Game, determinize
from altbau.core.engine.ids import NOBODY
from altbau.core.engine.rng import seeded
from altbau.core.notation.position_reader import AS_OF
from tests.any_game import view, viewers
from tests.conformance.games import EVERY_EDITION
from tests.engine.random_games import any_game, decisions

A_GAME = 300  # decisions that a random game is followed for
LOOKED_AT = 0.2  # of them


def as_seen(game: Game, seat: int) -> str:
    """The position that a viewer can copy."""
    return game.seen_position(None if seat == NOBODY else seat)


def all_public(game: Game) -> bool:
    """Whether everybody knows what is pending and what led there: not where purses are hidden, or a trade may have been
    no offer."""
    hidden_money = getattr(game.state.edition, "hidden_money", False)
    return game.over or (game.question_open and not hidden_money and "trade" not in game.position())


@pytest.mark.parametrize("edition", EVERY_EDITION)
@pytest.mark.seeds(6, 700)
def test_it_looks_the_same_or_says_that_it_is_older(edition: str, seed: int) -> None:
    rng = Random(seed)
    for now in decisions(any_game(rng, edition), rng, rng.randrange(A_GAME)):
        if rng.random() < LOOKED_AT:
            seat = rng.choice(viewers(now.players))
            text = as_seen(now, seat)
            again = Game.from_position(text, seed=seed)
            if f"{AS_OF}:" in text:
                assert not all_public(now)
            else:
                assert view(again.state, seat) == view(now.state, seat)


@pytest.mark.seeds(12, 600)
def test_it_tells_nothing_that_is_hidden(seed: int) -> None:
    """Two games that look alike to a viewer, and in which others then choose the same, give the same text."""
    rng = Random(seed)
    for now in decisions(any_game(rng), rng, A_GAME):
        seat = rng.choice(viewers(now.players))
        if rng.random() > 0.1 or not now.module.at_free_choice(now.state):
            continue
        here, there = now.copy(), now.copy()
        there.state = determinize(view(now.state, seat), seeded(seed))
        there.state.told = now.state.told
        there._reached = there._reached._replace(state=there.state, played=there.state)
        here.state, there.state = here.state.copy(), there.state.copy()
        while view(here.state, seat) == view(there.state, seat):
            assert as_seen(here, seat) == as_seen(there, seat)
            common = [each for each in here.state.legal_actions if each in there.state.legal_actions]
            if here.over or not common or rng.random() < 0.1:
                break
            action = rng.choice(common)
            here.play(action)
            there.play(action)


def test_a_card_drawn_as_the_game_begins_is_told_of_or_the_position_is_older() -> None:
    position = (
        "{edition: monopoly, options: {deck: classic}, players: 2, turn: A, phase: land, at: {A: community-1},"
        " community: [fine-10-or-chance]}"
    )
    game = Game.from_position(position, seed=1)
    assert "chance" in game.legal_tokens
    for seat in (0, 1, None):
        assert f"{AS_OF}:" in game.seen_position(seat)
