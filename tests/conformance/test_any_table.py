"""Bots play at any table, and in any state that they determinize, without failing."""

from random import Random
from typing import Any

import pytest

from altbau import determinize
from altbau.core.bots.bot import STRATEGIST, role_of
from altbau.core.engine.ids import NOBODY
from altbau.core.engine.rng import seeded
from altbau.core.game import AnyGame
from altbau.games import game_of
from altbau.play.bots import any_action, bot_names, make
from tests.any_game import always_out_of_turn, view
from tests.conformance.games import FACTS, conserve
from tests.engine.random_games import any_game, decisions

MOST_DECISIONS = 150
THOUGHT_ABOUT = 0.05  # of them, by a bot that thinks ahead
MOST_OPTIONS = 12  # of one decision that are tried out
STEPS = 4  # that are played on from each


def searching(game: AnyGame) -> list[str]:
    """The bots that think ahead, for which a whole game takes minutes."""
    return [name for name in game.BOTS if role_of(name).level == STRATEGIST]


@pytest.mark.seeds(12, 400)
def test_any_mix_of_bots_decides_legally_to_the_end(seed: int) -> None:
    rng = Random(seed)
    game = any_game(rng)
    kinds = [name for name in bot_names(game.module) if name not in searching(game.module)]
    bots = [make(rng.choice(kinds), rng.randrange(1000), game.edition) for _ in range(game.players)]
    turn, most, asked = None, 0, 0
    while not game.over:
        if game.state.turn_start is not turn:
            turn, asked = game.state.turn_start, 0
            most = FACTS[game.module.NAME].most(turn)
        asked += 1
        assert asked <= most
        for seat in range(game.players):
            line = always_out_of_turn(game.view(seat))
            if line:
                game.move(seat, line)
        if game.must_pass:
            game.pass_()
        elif game.asked is not None:
            known = game.view(game.asked)
            action = bots[game.asked].decide(known).action
            assert known.is_legal(action)
            game.play(action)


@pytest.mark.seeds(12, 400)
def test_who_thinks_ahead_decides_legally_at_any_table(seed: int) -> None:
    rng = Random(seed)
    game = any_game(rng)
    bot = make(rng.choice(searching(game.module) or bot_names(game.module)), seed, game.edition)
    for now in decisions(game, rng, MOST_DECISIONS):
        if rng.random() < THOUGHT_ABOUT:
            known = now.view(now.asked)
            assert known.is_legal(bot.decide(known).action)


def try_out(imagined: Any, rng: Random) -> None:
    """Carry out what is legal on an imagined table, and play on from there."""
    for action in {any_action(imagined, rng.randrange) for _ in range(MOST_OPTIONS)}:
        trial = imagined.copy()
        trial.apply(action, True)
        for _ in range(STEPS):
            if trial.asked != NOBODY:
                trial.apply(any_action(trial, rng.randrange), True)
        conserve(game_of(trial.edition.key), trial)


@pytest.mark.seeds(16, 1500)
def test_whatever_is_legal_can_be_carried_out_on_an_imagined_table_that_looks_the_same(seed: int) -> None:
    rng = Random(seed)
    game = any_game(rng)
    for number, now in enumerate(decisions(game, rng, MOST_DECISIONS)):
        for seat in {now.asked, *rng.sample(range(NOBODY, now.players), 2)}:
            assert seat is not None
            known = view(now.state, seat)
            imagined = determinize(known, seeded(number))
            assert view(imagined, seat) == known
            conserve(now.module, now.state)
            conserve(now.module, imagined)
            if seat == now.asked:
                assert imagined.legal_actions == known.legal_actions == now.state.legal_actions
                try_out(imagined, rng)
