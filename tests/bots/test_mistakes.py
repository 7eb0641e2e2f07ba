"""A beginner's mistakes have names; it makes at most one in a turn, and the same ones every time."""

import pickle
from collections.abc import Callable
from typing import Any

import pytest

from altbau.core.bots.bot import BEGINNER, Decision
from altbau.core.engine.ids import seats
from altbau.games import EDITIONS, game_of
from altbau.games.monopoly.bots.taste import MISTAKES as OF_TYCOONS
from altbau.games.wucherer.bot import MISTAKES as OF_LANDLORDS
from altbau.play.bots import make
from altbau.play.game import Game
from tests.any_game import view

Made = list[tuple[int, int, str]]  # turn, seat, mistake
MISTAKES = {"wucherer": set(OF_LANDLORDS), "monopoly": set(OF_TYCOONS)}
ROUNDS = 12  # of Monopoly


def made_in(edition: str, seed: int, again: Callable[[Any], Any] = lambda bot: bot) -> Made:
    """The mistakes of a game of three beginners, of whom each may be made anew after each decision."""
    limit = {option.name: ROUNDS for option in game_of(edition).options(edition) if option.rounds}
    state = Game.new(edition, players=3, seed=seed, options=limit).state
    bots = [make(BEGINNER, seat, edition) for seat in seats(3)]
    made: Made = []
    while state.asked >= 0:
        seat = state.asked
        decision: Decision = bots[seat].decide(view(state, seat))
        bots[seat] = again(bots[seat])
        if decision.truth and decision.truth.name in MISTAKES[game_of(edition).NAME]:
            made.append((state.turns, seat, decision.truth.name))
        state.apply(decision.action)
    return made


@pytest.mark.parametrize("edition", EDITIONS)
def test_mistakes_are_few_and_have_names_and_come_again(edition: str) -> None:
    made = made_in(edition, 1)
    assert len({name for _, _, name in made}) >= 2
    for turn, seat, name in made:
        assert {other for where, who, other in made if (where, who) == (turn, seat)} == {name}
    assert made == made_in(edition, 1, lambda bot: pickle.loads(pickle.dumps(bot)))


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_mistake_can_be_told(edition: str) -> None:
    assert MISTAKES[game_of(edition).NAME] <= set(game_of(edition).TRUTHS)
