"""Games in numbers: every choice of every decision has its own number, which leads back to it, and the observation of a
seat is the same for all states that look the same to it."""

from itertools import pairwise
from random import Random

import pytest

from altbau import Game, determinize, seeded
from altbau.core.engine.encoding import GROWTH, AnyEncoding, buckets
from altbau.core.engine.ids import Action
from altbau.core.engine.rng import Rng
from altbau.games import EDITIONS, game_of
from altbau.play.bots import any_action
from tests.any_game import SomeGame
from tests.engine.random_games import any_game, decisions

ENCODED = [key for key in EDITIONS if game_of(key).encoding(EDITIONS[key], 2)]
SIXTEEN_BITS = 1 << 15
MOST = 150  # decisions


def encoding_of(game: SomeGame) -> AnyEncoding:
    """The game of a table in numbers."""
    found = game.module.encoding(game.state.edition, game.players)
    assert found
    return found


def test_the_editions_that_have_numbers_are_those_with_a_limit_of_floors() -> None:
    assert ENCODED == ["landlord-2013", "wucherer-1997", "monopoly"]


@pytest.mark.parametrize("edition", ENCODED)
@pytest.mark.seeds(3, 200)
def test_each_choice_has_a_number_and_comes_back(edition: str, seed: int) -> None:
    rng = Random(seed)
    for game in decisions(any_game(rng, edition), rng, MOST):
        if game.must_pass:
            continue
        encoding = encoding_of(game)
        view = game.view(game.asked)
        things = view.legal_actions if view.sums is None else view.legal_actions[:-1]
        numbers = [encoding.number(view, action) for action in things]
        assert len(set(numbers)) == len(numbers)
        for number, action in zip(numbers, things, strict=True):
            assert encoding.action(view, number) == action
        legal = encoding.numbers(view)
        assert legal == sorted(set(legal))
        assert set(numbers) <= set(legal)
        for number in legal:
            assert number < encoding.size
            assert view.is_legal(encoding.action(view, number))
            assert encoding.number(view, encoding.action(view, number)) == number
        for exact in encoding.exact_numbers(view):
            assert encoding.exact(view, encoding.action(view, exact)) == exact


@pytest.mark.parametrize("edition", ENCODED)
@pytest.mark.seeds(2, 50)
def test_a_view_tells_the_same_in_numbers_whatever_lies_behind_it(edition: str, seed: int) -> None:
    rng = Random(seed)
    for number, game in enumerate(decisions(any_game(rng, edition), rng, MOST)):
        encoding = encoding_of(game)
        view = game.view(game.asked)
        seen = encoding.observe(view)
        assert len(seen) == encoding.length
        assert max(map(abs, seen)) < SIXTEEN_BITS
        if number % 20 == 0:
            imagined = game.module.view(determinize(view, seeded(seed)), game.state.asked)
            imagined.memory = view.memory
            assert encoding.observe(imagined) == seen
            assert encoding.numbers(imagined) == encoding.numbers(view)


@pytest.mark.parametrize("edition", ENCODED)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_parts_of_an_observation_lie_one_after_the_other(edition: str, players: int) -> None:
    encoding = game_of(edition).encoding(EDITIONS[edition], players)
    assert encoding
    at = 0
    for part in encoding.parts:
        assert part.first == at
        assert len(set(part.names)) == len(part.names)
        at += len(part.names) or 1
    assert at == encoding.length
    assert len(set(encoding.actions)) == encoding.size


def test_buckets_grow_by_a_tenth() -> None:
    starts = buckets(10_000)
    assert starts[:12] == list(range(12))
    assert all(after - before == max(1, before // GROWTH) for before, after in pairwise(starts))


def test_each_sum_has_an_exact_number() -> None:
    game = Game.new("monopoly", players=2, seed=4)
    game.move(game.state.asked, "roll auction")
    view, encoding = game.view(game.asked), encoding_of(game)
    assert view.sums
    exact = encoding.exact_numbers(view)
    assert len(exact) == len(game.sums) + len(view.legal_actions) - 1
    assert [game.module.token(game.state.edition, encoding.action(view, number)) for number in exact[-2:]] == [
        "1499",
        "1500",
    ]
    assert encoding.exact(view, view.sums.most) == exact[-1]
    with pytest.raises(ValueError, match="can't be chosen"):
        encoding.action(view, encoding.size + 1501)
    with pytest.raises(ValueError, match="can't be chosen"):
        encoding.action(view, 0)


@pytest.mark.parametrize("edition", ENCODED)
def test_what_bots_choose_is_seen_by_a_learner_as_the_bucket_of_it(edition: str) -> None:
    game = Game.new(edition, players=2, seed=3, options={"turn-limit": 4} if edition == "monopoly" else {})
    rng: Rng = seeded(1)
    while game.asked is not None:
        view, encoding = game.view(game.asked), encoding_of(game)
        action = Action(any_action(view, rng.below))
        assert encoding.number(view, action) in encoding.numbers(view)
        game.play(action)
