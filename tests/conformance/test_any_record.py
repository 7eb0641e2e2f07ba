"""At any moment, a copied, saved or written game comes back as the same game, and is independent of the original."""

import copy
import pickle
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import pytest

from altbau import Game
from altbau.core.engine.rng import seeded
from altbau.play.bots import any_action, bot_names, make
from altbau.play.observation import bot_view
from tests.any_game import view
from tests.conformance.games import EVERY_EDITION
from tests.engine.random_games import any_game, decisions

MOST_DECISIONS = 250


def unpickled(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


WAYS: tuple[Callable[[Any], Any], ...] = (copy.copy, copy.deepcopy, unpickled)


def seen(state: Any) -> list[Any]:
    """What there is to see of a table, from all sides, and its future."""
    frames = [type(frame) for frame in state.stack.frames]
    return [
        *(view(state, seat).key() for seat in range(-1, state.players)),
        state.chance.state(),
        state.legal_actions,
        frames,
    ]


@pytest.mark.seeds(6, 600)
def test_a_game_can_be_saved_and_written_down_at_every_decision(seed: int) -> None:
    rng = Random(seed)
    game = any_game(rng)
    for now in decisions(game, rng, MOST_DECISIONS):
        if rng.random() < (0.3 if now.must_pass else 0.04):
            loaded = Game.load(now.record())
            assert (loaded.checksum(), loaded.asked, loaded.must_pass) == (now.checksum(), now.asked, now.must_pass)
            written = Game.from_transcript(now.transcript())
            assert (written.checksum(), written.asked, written.must_pass) == (now.checksum(), now.asked, now.must_pass)
    assert Game.from_transcript(game.transcript()).checksum() == Game.load(game.record()).checksum() == game.checksum()


@pytest.mark.seeds(6, 400)
def test_copies_of_all_sorts_are_the_same_and_independent(seed: int) -> None:
    rng = Random(seed)
    game = any_game(rng)
    for now in decisions(game, rng, MOST_DECISIONS):
        if rng.random() < 0.06:
            before, all_seen = now.checksum(), seen(now.state)
            action = any_action(now.state, rng.randrange)
            for way in WAYS:
                twin, state = way(now), way(now.state)
                assert (twin.checksum(), twin.log, twin.actions) == (before, now.log, now.actions)
                assert seen(twin.state) == seen(state) == all_seen
                assert twin.state.edition == state.edition == now.state.edition
                for seat in range(-1, now.players):
                    assert way(view(now.state, seat)) == view(now.state, seat)
                twin.play(action)
                state.apply(action, True)
                assert seen(twin.state) == seen(state)
                assert (now.checksum(), seen(now.state)) == (before, all_seen)


@pytest.mark.parametrize("edition", EVERY_EDITION)
def test_an_edition_comes_back_as_it_was(edition: str) -> None:
    rules = Game.new(edition, players=2, seed=1).state.edition
    for way in WAYS:
        assert way(rules) == rules
        assert type(way(rules)) is type(rules)


@pytest.mark.parametrize("edition", EVERY_EDITION)
def test_what_is_legal_belongs_to_nobody(edition: str) -> None:
    """Nothing that one game hands out is another game's too, or could be changed in its place."""
    rng = Random(2)
    game = any_game(rng, edition)
    kept: list[Sequence[int]] = []
    for now in decisions(game, rng, MOST_DECISIONS):
        assert type(now.state.legal_actions) is tuple
        assert type(now.view(now.asked).legal_actions) is tuple
        fresh = now.state.stack.top.options(now.state)
        assert not any(fresh is older for older in kept)
        kept.append(fresh)


@pytest.mark.seeds(8, 400)
def test_a_bot_goes_on_elsewhere_as_it_would_here_and_nothing_hidden_goes_there(seed: int) -> None:
    """As a server sends it to another process, with what its seat sees."""
    rng = Random(seed)
    game = any_game(rng)
    bot = make(rng.choice(bot_names(game.module)), seed, game.edition)
    for now in decisions(game, rng, MOST_DECISIONS):
        if rng.random() < 0.1:
            seen = now.view(now.state.asked)
            imagined = now.module.determinize(seen, seeded(rng.randrange(10**6)))
            assert pickle.dumps(seen) == pickle.dumps(bot_view(imagined, now.state.asked, now.memory))
            elsewhere, there = unpickled((bot, seen))
            assert elsewhere.decide(there) == bot.decide(seen)
